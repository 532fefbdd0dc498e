// The page comes with a picture of its first rows, which the browser can show at once. What the
// script does would delay it, so that it waits until the picture is seen; where nobody looks, or the
// address leads elsewhere, it does not.
await new Promise((done) => {
  if (document.hidden || !document.documentElement.classList.contains("is-first")) return done();
  new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  setTimeout(done, 200);
});
