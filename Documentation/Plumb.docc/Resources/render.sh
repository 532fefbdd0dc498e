plumb render greeting.yaml
