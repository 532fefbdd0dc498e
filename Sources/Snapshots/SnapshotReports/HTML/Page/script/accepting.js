// A page that is served asks its server to accept, and is loaded anew with what is left.
async function accept(button) {
  button.disabled = true;
  try {
    const answer = await fetch("accept", { method: "POST", body: button.dataset.accept });
    if (answer.ok) return location.reload();
    say(await answer.text());
  } catch {
    say("The server is gone: start plumb snapshot review --serve again");
  }
  button.disabled = false;
}
