import { i18n } from '#i18n';
import { OuterLink } from '@/components/OuterLink';
import { explorerPage } from '@/lib/address/explorer-page';
import { findNetwork } from '@/lib/address/networks';
import { networksMeant, type Verdict } from '@/lib/verdict/verdict';
import type { Action } from './ActionMenu';
import { MenuButton } from './MenuButton';

/** Opens the likeliest network's explorer at an address; the others are in a menu beside it. Nothing where no network has one. */
export function ExplorerLinks({ verdict }: { verdict: Verdict }) {
  const [first, ...others] = explorersOf(verdict);
  if (!first) return null;
  return (
    <span className="joined">
      <OuterLink className="button quiet" href={first.href}>
        {i18n.t('check.explorer')}
      </OuterLink>
      {others.length > 0 && (
        <MenuButton
          name={i18n.t('check.otherExplorers')}
          icon="chevron"
          actions={[first, ...others]}
        />
      )}
    </span>
  );
}

function explorersOf(verdict: Verdict): (Action & { href: string })[] {
  return networksMeant(verdict).flatMap((id) => {
    const href = explorerPage(id, verdict.address);
    return href ? [{ name: findNetwork(id).name, note: new URL(href).host, href }] : [];
  });
}
