import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import type { NetworkId } from '@/lib/address/networks';
import { oneOf } from '@/lib/extension/figures';
import { everyName, mostNames, networkNames } from '@/lib/extension/network-names';
import type { Detection } from './detection';

/** What the text in the box looks like. Several addresses are told by AddressesOfText. */
export function DetectionWords({ detection }: { detection: Detection }) {
  switch (detection.status) {
    case 'empty':
    case 'several':
      return null;
    case 'fits':
      return (
        <>
          <Fitting networks={detection.networks} isPart={detection.isPart} />
          {detection.unknownChain !== null && (
            <p>{i18n.t('check.unknownChain', { chain: detection.unknownChain })}</p>
          )}
        </>
      );
    case 'doubtful':
      return (
        <>
          <p>{detection.words}</p>
          {detection.wrongAt !== undefined && (
            <p>
              <AddressText address={detection.address} wrongAt={detection.wrongAt} />
            </p>
          )}
        </>
      );
  }
}

/** 'Fits Ethereum, BNB Smart Chain, Base and 56 others', and all of them where it is unfolded. */
function Fitting({ networks, isPart }: { networks: NetworkId[]; isPart: boolean }) {
  const names = networkNames(networks, 'and');
  const words = isPart
    ? i18n.t('check.partFits', { networks: names })
    : i18n.t('check.fits', { networks: names });
  if (networks.length <= mostNames) return <p>{words}</p>;
  return (
    <details>
      <summary>{words}</summary>
      <p>{oneOf(everyName(networks), 'and')}</p>
    </details>
  );
}
