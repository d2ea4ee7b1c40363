import { findNetwork, type NetworkId } from '@/lib/address/networks';
import type { Validity } from '@/lib/address/validate';
import { checkWallet, serviceCode } from '@/lib/service/client';
import { serviceFailure } from '@/lib/service/service-error';
import type { ServiceAnswer } from '@/lib/verdict/facts';
import { readServiceSetup } from './connection';
import { listedNetworks } from './listed-networks';
import { withRequestSlot } from './request-slots';
import { gateFailure, noteOutcome } from './service-gate';

type Question = {
  address: string;
  networkId: NetworkId | null;
  validity: Validity;
  validityOf: NetworkId | null;
};

/** Asks the service about one address, if there is a service, it may be reached, and the gate is open. Never throws but when aborted. */
export async function askService(question: Question, signal: AbortSignal): Promise<ServiceAnswer> {
  const setup = await readServiceSetup();
  if (setup.status === 'none') return { status: 'not-asked', why: 'no-service' };
  const networkId = question.networkId ?? question.validityOf;
  if (networkId === null || !isShapedLikeAddress(question.validity)) {
    return { status: 'not-asked', why: 'not-an-address' };
  }
  const { name, connection, hasPermission } = setup;
  const failure = hasPermission ? await gateFailure() : serviceFailure('permission');
  if (failure) return { ...failure, sourceName: name };

  const network = serviceCode(findNetwork(networkId), await listedNetworks(connection.base));
  const { validity } = question;
  const address = validity.status === 'valid' ? validity.canonical : question.address;
  const outcome = await withRequestSlot(signal, () =>
    checkWallet(connection, { address, network }, signal),
  );
  await noteOutcome(outcome, Date.now());
  return outcome;
}

/** A text that is nowhere near an address may be a password or half a message, and stays here. */
function isShapedLikeAddress(validity: Validity): boolean {
  if (validity.status === 'valid') return true;
  return ['checksum', 'payload', 'mixed-case', 'testnet', 'wrong-network'].includes(
    validity.reason,
  );
}
