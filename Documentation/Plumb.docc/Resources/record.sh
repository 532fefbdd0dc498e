plumb snapshot record
plumb snapshot test
