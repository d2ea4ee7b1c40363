import { Popup } from './Popup';
import { popupBeginning } from './popup-beginning';
import { useActiveTab } from './use-active-tab';

/** The popup's app beside the page, with what was handed over to it. `This page` follows the tab that the user looks at. */
export function SidePanel({ parameters }: { parameters: URLSearchParams }) {
  return <Popup {...popupBeginning(parameters)} tabId={useActiveTab()} beside />;
}
