plumb snapshot test
