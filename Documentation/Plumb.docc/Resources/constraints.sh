plumb render greeting.yaml --width 320 --layers constraints
