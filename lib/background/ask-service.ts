import { findNetwork } from '@/lib/address/networks';
import type { RequestWhy } from '@/lib/extension/log-messages';
import { checkWallet, serviceCode } from '@/lib/service/client';
import type { ServiceAnswer } from '@/lib/verdict/facts';
import { readServiceSetup } from './connection';
import { listedNetworks } from './listed-networks';
import { isNearlyAddress, type Recognised } from './recognised';
import { requestService } from './service-request';
import { whyUnanswered } from './why-unanswered';

type Question = Pick<Recognised, 'address' | 'networkId' | 'validity' | 'validityOf' | 'secret'>;

/** Asks the service about one address, if there is a service, it may be reached, and the gate is open. Throws only the signal's reason. */
export async function askService(
  question: Question,
  signal: AbortSignal,
  why: RequestWhy = 'check',
): Promise<ServiceAnswer> {
  if (question.secret) return { status: 'not-asked' };
  const setup = await readServiceSetup();
  if (setup.status === 'none') return { status: 'not-asked' };
  const networkId = question.networkId ?? question.validityOf;
  if (networkId === null || !isNearlyAddress(question.validity))
    return { status: 'not-asked', isNoAddress: true };
  const { validity } = question;
  const address = validity.status === 'valid' ? validity.canonical : question.address;
  const outcome = await requestService(
    async (connection) => {
      const network = serviceCode(findNetwork(networkId), await listedNetworks(connection.base));
      return checkWallet(connection, { address, network }, signal);
    },
    signal,
    { why },
  );
  if (outcome.status !== 'failed') return outcome;
  const message = whyUnanswered(outcome, setup);
  const { status, error, isUnsent } = outcome;
  return { status, error, message, sourceName: setup.name, ...(isUnsent && { isUnsent }) };
}
