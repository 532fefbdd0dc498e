plumb why greeting.yaml cell.height
