// Before the first picture: an address that leads elsewhere must not show it.
if (location.hash && location.hash !== document.documentElement.dataset.first) document.documentElement.className = "is-elsewhere";
