import { ContactsPanel } from './contacts/ContactsPanel';
import { HistoryPanel } from './history/HistoryPanel';
import { ManyPanel } from './many/ManyPanel';
import { FullReports } from './reports/FullReports';
import { choiceIn } from './reports/report-choice';
import { TabPanel } from './TabPanel';

/** The panels that only the full tab has. `parameters`: see Popup. */
export function FullPanels({
  tab,
  parameters,
  text,
}: {
  tab: string;
  parameters: URLSearchParams;
  text: string;
}) {
  return (
    <>
      {/* Kept when another tab is looked at: a long list goes on being checked. */}
      <TabPanel name="many" tab={tab} isKept>
        <ManyPanel text={text} />
      </TabPanel>
      <TabPanel name="reports" tab={tab}>
        <FullReports first={choiceIn(parameters)} />
      </TabPanel>
      <TabPanel name="history" tab={tab}>
        <HistoryPanel />
      </TabPanel>
      <TabPanel name="contacts" tab={tab}>
        <ContactsPanel />
      </TabPanel>
    </>
  );
}
