import { useState } from 'react';
import { type ActState, useAct } from '@/components/use-act';
import type { SettingsView } from '@/lib/extension/settings-messages';

type Subject = 'address' | 'access' | 'key' | 'test';

/** What a part of the section does, and what came of it. */
export type Act = { state: ActState; run: (work: () => Promise<ActState>) => void };

/** What each part of the section is given. */
export type ServicePart = { settings: SettingsView; act: Act; refresh: () => Promise<void> };

/** One outcome for the whole section, so that an older one never stands beside what it is no longer true of. */
export function useLatestAct(settings: SettingsView): (subject: Subject) => Act {
  const { state, run } = useAct();
  const [latest, setLatest] = useState<Subject>('address');
  const isTrue = !('holdsFor' in state) || state.holdsFor === holdingFor(settings);
  return (subject) => ({
    state: latest === subject && isTrue ? state : { status: 'idle' },
    run: (work) => {
      setLatest(subject);
      void run(work);
    },
  });
}

/** Of which service and key a message is true: another window may make it untrue. */
export function holdingFor({ serviceAddress, hasKey }: SettingsView): string {
  return `${serviceAddress} ${hasKey}`;
}
