import { i18n } from '#i18n';
import { Icon } from './Icon';
import { openInTab, openSettings, type PlaceInTab } from './open-pages';
import { PanelButton } from './PanelButton';

/** The buttons that lead out of the popup: beside the page, into a tab of its own, and to the settings. */
export function HeaderButtons({
  full,
  beside,
  placeInTab,
}: {
  full: boolean;
  beside: boolean;
  placeInTab: () => PlaceInTab;
}) {
  return (
    <>
      {!full && !beside && <PanelButton place={placeInTab} />}
      {!full && (
        <button
          type="button"
          className="icon-button"
          title={i18n.t('popup.full')}
          onClick={() => openInTab(placeInTab())}
        >
          <Icon name="full" />
          <span className="unseen">{i18n.t('popup.full')}</span>
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        title={i18n.t('popup.settings')}
        onClick={openSettings}
      >
        <Icon name="settings" />
        <span className="unseen">{i18n.t('popup.settings')}</span>
      </button>
    </>
  );
}
