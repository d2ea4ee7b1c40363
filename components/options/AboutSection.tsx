import { browser } from 'wxt/browser';

/** Version, and what the extension does with what it sees. */
export function AboutSection() {
  return (
    <section className="card" aria-labelledby="about">
      <h2 id="about">About</h2>
      <p>Wallet Address Check, version {browser.runtime.getManifest().version}</p>
      <p>
        The extension collects nothing. An address leaves the browser only when you have it checked
        by the service that you set up here. The address, title and text of a page never do.
      </p>
      <p className="muted">
        “No report found” is not a promise. Compare the whole address with the one that you were
        given, and ask its owner another way.
      </p>
    </section>
  );
}
