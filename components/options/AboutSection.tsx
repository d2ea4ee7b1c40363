import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { SettingsSection } from '@/components/SettingsSection';

/** Version, and what the extension does with what it sees. */
export function AboutSection() {
  const { version } = browser.runtime.getManifest();
  return (
    <SettingsSection id="about" title={i18n.t('options.section.about')}>
      <p>{i18n.t('options.about.version', { version })}</p>
      <p>{i18n.t('options.about.collects')}</p>
      <p className="muted">{i18n.t('options.about.noPromise')}</p>
    </SettingsSection>
  );
}
