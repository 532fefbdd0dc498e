// Only on a page that is served: it loads again when there is a newer one, at the same address.
(async () => {
  const wait = () => new Promise((done) => setTimeout(done, 400));
  for (;;) {
    await wait();
    try {
      const answer = await fetch("version", { cache: "no-store" });
      root.classList.remove("is-alone");
      if (!answer.ok || (await answer.text()) === root.dataset.version) continue;
      history.replaceState(null, "", address());
      return location.reload();
    } catch {
      root.classList.add("is-alone");
    }
  }
})();
