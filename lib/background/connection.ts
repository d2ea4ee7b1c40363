import { browser } from '@/lib/extension/browser';
import { readManagedIfTold, readManagedSoon } from '@/lib/extension/managed';
import { readKey } from '@/lib/extension/secrets';
import { readSettings } from '@/lib/extension/settings';
import { parseBaseAddress } from '@/lib/service/base-address';
import type { Connection } from '@/lib/service/client';

/** The service that the user set up, and what stands in the way of asking it. */
export type ServiceSetup =
  | { status: 'none' }
  | {
      status: 'set';
      name: string;
      origin: string;
      /** What the browser calls the permission to ask it. */
      hostPattern: string;
      connection: Connection;
      hasPermission: boolean;
      /** An administrator set a key, which the browser does not tell. */
      isKeyUntold: boolean;
    };

/** Reads the address and its key afresh: the background may have died since they were last needed. */
export async function readServiceSetup(): Promise<ServiceSetup> {
  const { settings } = await readSettings();
  if (settings.serviceAddress === null) return { status: 'none' };
  const parsed = parseBaseAddress(settings.serviceAddress);
  if (parsed.status === 'refused') return { status: 'none' };
  const { base, origin, hostPattern } = parsed;
  const ofManager = await managedKey(origin);
  const isKeyUntold = ofManager === 'untold';
  return {
    status: 'set',
    name: new URL(base).host,
    origin,
    hostPattern,
    connection: { base, key: isKeyUntold ? null : (ofManager?.key ?? (await readKey(origin))) },
    hasPermission: await browser.permissions.contains({ origins: [hostPattern] }),
    isKeyUntold,
  };
}

/** The key that the administrator set, where the service is the administrator's too. */
async function managedKey(origin: string): Promise<{ key: string } | 'untold' | null> {
  if ((await readManagedSoon()).serviceKey === undefined) return null;
  const managed = await readManagedIfTold();
  if (!managed) return 'untold';
  const { serviceAddress = '', serviceKey } = managed;
  const parsed = parseBaseAddress(serviceAddress);
  const isOurs = parsed.status === 'ok' && parsed.origin === origin;
  return isOurs && serviceKey !== undefined ? { key: serviceKey } : null;
}
