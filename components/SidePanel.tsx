import { Popup } from './Popup';
import { useActiveTab } from './use-active-tab';

/** The popup's app beside the page. `This page` follows the tab that the user looks at. */
export function SidePanel() {
  return <Popup tabId={useActiveTab()} address="" beside />;
}
