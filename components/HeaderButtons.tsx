import { i18n } from '#i18n';
import { Icon } from './Icon';
import { openInTab, openSettings, type PlaceInTab } from './open-pages';

/** The buttons that lead out of the popup: into a tab of its own, and to the settings. */
export function HeaderButtons({
  full,
  placeInTab,
}: {
  full: boolean;
  placeInTab: () => PlaceInTab;
}) {
  return (
    <>
      {!full && (
        <button type="button" className="icon-button" onClick={() => openInTab(placeInTab())}>
          <Icon name="full" />
          <span className="unseen">{i18n.t('popup.full')}</span>
        </button>
      )}
      <button type="button" className="icon-button" onClick={openSettings}>
        <Icon name="settings" />
        <span className="unseen">{i18n.t('popup.settings')}</span>
      </button>
    </>
  );
}
