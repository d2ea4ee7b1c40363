import { Tabs } from '@base-ui/react/tabs';
import { ContactsPanel } from './contacts/ContactsPanel';
import { HistoryPanel } from './history/HistoryPanel';
import { ManyPanel } from './many/ManyPanel';
import { FullReports } from './reports/FullReports';
import { choiceIn } from './reports/report-choice';

/** The panels that only the full tab has. `parameters`: see Popup. */
export function FullPanels({ parameters, text }: { parameters: URLSearchParams; text: string }) {
  return (
    <>
      {/* Kept when another tab is looked at: a long list goes on being checked. */}
      <Tabs.Panel value="many" keepMounted>
        <ManyPanel text={text} />
      </Tabs.Panel>
      <Tabs.Panel value="reports">
        <FullReports first={choiceIn(parameters)} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <HistoryPanel />
      </Tabs.Panel>
      <Tabs.Panel value="contacts">
        <ContactsPanel />
      </Tabs.Panel>
    </>
  );
}
