import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { ManyPanel } from '@/components/many/ManyPanel';
import type { ManyAnswer } from '@/lib/extension/check-messages';
import type { Reason, Verdict } from '@/lib/verdict/verdict';
import { answerAs, bitcoinAddress, settings, verdict } from './background-double';
import { report } from './reports-double';

export const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
export const scam = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
export const wifKey = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
export const host = 'api.example.com';
export const withService = () => settings({ serviceAddress: `https://${host}` });

const invalid = (reason: 'not-an-address' | 'checksum'): Reason => ({
  code: 'invalid',
  level: 'invalid',
  validity: { status: 'invalid', reason },
  looksLike: null,
});
/** As the background judges: the scam is reported, a key is a secret, other texts are addresses or none. */
export function judge({ address }: { address: string }): Verdict {
  const { format: _, checksum: __, ...bare } = verdict();
  if (address === wifKey) {
    return {
      ...bare,
      address,
      networks: [],
      level: 'invalid',
      reasons: [{ code: 'secret', level: 'invalid', either: null }],
    };
  }
  if (address === scam) {
    const reported = { code: 'reported', level: 'danger', report, elsewhere: false } as const;
    return verdict({
      address,
      level: 'danger',
      reasons: [{ ...reported, sourceName: 'X', at: 0 }],
    });
  }
  if (address === evm) return verdict({ address, networks: ['ethereum'] });
  if (address === bitcoinAddress) return verdict();
  return { ...bare, address, networks: [], level: 'invalid', reasons: [invalid('not-an-address')] };
}
export const asked = (address: string): ManyAnswer => ({
  status: 'asked',
  verdict: verdict({
    address,
    level: 'clear',
    reasons: [{ code: 'service-none', level: 'clear', sourceName: host, at: 0 }],
  }),
});

/** The panel, with a list pasted and checked unless there is none. `brought`: the list that it is opened with. */
export async function open(
  text: string,
  answers: Parameters<typeof answerAs>[0] = {},
  brought?: string,
) {
  answerAs({ 'many/look-up': ({ questions }) => questions.map(judge), ...answers });
  render(
    <main>
      <ManyPanel {...(brought !== undefined && { text: brought })} />
    </main>,
  );
  const user = userEvent.setup();
  if (text !== '') {
    await user.click(screen.getByRole('textbox', { name: 'Addresses' }));
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Check them' }));
  }
  return user;
}
export const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
export const rows = () =>
  within(screen.getByRole('listbox', { name: 'Checked rows' }))
    .getAllByRole('option')
    .map((row) => row.textContent);
export const done = () => screen.findByText('All rows are checked.');
export const list = `${bitcoinAddress}\n${scam}\nhello\n${evm}\n${evm.toLowerCase()}\n${wifKey}`;

/** jsdom has no layout. */
export function withoutLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
}
