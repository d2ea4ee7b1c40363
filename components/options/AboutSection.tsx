import { browser } from 'wxt/browser';
import { i18n } from '#i18n';

/** Version, and what the extension does with what it sees. */
export function AboutSection() {
  const { version } = browser.runtime.getManifest();
  return (
    <section className="card" aria-labelledby="about">
      <h2 id="about">{i18n.t('options.section.about')}</h2>
      <p>{i18n.t('options.about.version', { version })}</p>
      <p>{i18n.t('options.about.collects')}</p>
      <p className="muted">{i18n.t('options.about.noPromise')}</p>
    </section>
  );
}
