import { Tabs } from '@base-ui/react/tabs';
import type { TabListProps } from './TabList';
import { panelId, tabId } from './TabPanel';

/** The tabs, also by arrow keys. `hasFocus`: what stood in for them had it. */
export function KeyTabs<Name extends string>({
  tabs,
  tab,
  onChange,
  hasFocus,
}: TabListProps<Name> & { hasFocus: boolean }) {
  return (
    <Tabs.Root
      value={tab}
      onValueChange={onChange}
      render={<Tabs.List className="tabs" activateOnFocus />}
    >
      {tabs.flatMap(([name, words]) => [
        <Tabs.Tab
          key={name}
          value={name}
          id={tabId(name)}
          aria-controls={name === tab ? panelId(name) : undefined}
          autoFocus={hasFocus && name === tab}
        >
          {words}
        </Tabs.Tab>,
        ' ',
      ])}
    </Tabs.Root>
  );
}
