import type { ReactNode } from 'react';
import { networks } from '@/lib/address/networks';

/** Shown until `Got it`, or until there is a service: what works already, and what a service adds. */
export function Onboarding({ onDone, setUp }: { onDone: () => void; setUp: ReactNode }) {
  return (
    <section className="onboarding" aria-labelledby="onboarding-title">
      <h2 id="onboarding-title">Ready to use</h2>
      <ul>
        <li>
          <strong>Works now:</strong> addresses of {networks.length} networks are checked for typing
          errors and looked up in a small starter list of known scams. Nothing leaves your browser.
        </li>
        <li>
          <strong>With a service:</strong> its whole list of reported addresses is kept here, and it
          is asked about the addresses that you check.
        </li>
      </ul>
      <div className="actions">
        <button type="button" onClick={onDone}>
          Got it
        </button>
        {setUp}
      </div>
    </section>
  );
}
