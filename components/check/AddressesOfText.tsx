import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import { Icon } from '@/components/Icon';
import { AddressChoices } from './AddressChoices';
import type { Detection } from './detection';

/**
 * The other addresses of a text: those to choose from, or the way back to them, and one that is mistyped. Nothing where the text has but
 * one.
 */
export function AddressesOfText({
  text,
  detection,
  origin,
  onChoose,
}: {
  text: string;
  detection: Detection;
  /** The choice that the address was taken from. */
  origin: { chosen: string; back: () => void } | null;
  onChoose: (address: string) => void;
}) {
  return (
    <>
      {detection.status === 'several' && (
        <AddressChoices
          text={text}
          addresses={detection.addresses}
          chosen={origin?.chosen ?? null}
          onChoose={onChoose}
        />
      )}
      {detection.status !== 'several' && origin && (
        <div className="actions">
          <button type="button" className="quiet" onClick={origin.back}>
            {i18n.t('check.backToChoice')}
          </button>
        </div>
      )}
      {detection.mistyped && <MistypedToo mistyped={detection.mistyped} />}
    </>
  );
}

function MistypedToo({
  mistyped: { address, words, wrongAt },
}: {
  mistyped: NonNullable<Detection['mistyped']>;
}) {
  return (
    <div className="notice" data-level="invalid" aria-live="polite">
      <Icon name="invalid" />
      <div>
        <p>{i18n.t('check.mistypedToo')}</p>
        <p>
          <AddressText address={address} {...(wrongAt !== undefined && { wrongAt })} />
        </p>
        <p className="muted">{words}</p>
      </div>
    </div>
  );
}
