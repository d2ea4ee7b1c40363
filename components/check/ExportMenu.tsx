import { i18n } from '#i18n';
import { saveFile } from '@/components/save-file';
import type { Verdict } from '@/lib/verdict/verdict';
import { resultAsJson, resultAsText, resultName } from './export-result';
import { MenuButton } from './MenuButton';

/** Gives the user a verdict as a file. */
export function ExportMenu({ verdict }: { verdict: Verdict }) {
  const name = resultName(verdict);
  return (
    <MenuButton
      name={i18n.t('check.more')}
      icon="more"
      actions={[
        {
          name: i18n.t('check.exportText'),
          act: () => saveFile(`${name}.txt`, [resultAsText(verdict)]),
        },
        {
          name: i18n.t('check.exportJson'),
          act: () => saveFile(`${name}.json`, [resultAsJson(verdict)]),
        },
      ]}
    />
  );
}
