import { type ReactNode, useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { NetworkPicker } from '@/components/NetworkPicker';
import { later, useLater } from '@/components/use-later';
import type { NetworkId } from '@/lib/address/networks';
import { AddressBox } from './AddressBox';
import type { Ask } from './ask-all';
import { CheckResult, isForSettings } from './CheckResult';
import type { Detection } from './detection';
import { PictureHint } from './PictureHint';
import { type BoxContent, useBox } from './use-box';
import { type PictureState, usePicture } from './use-picture';

type Box = ReturnType<typeof useBox>;

export const latestChecks = later(
  async () => (await import('@/components/history/LatestChecks')).LatestChecks,
);

/**
 * Takes an address, says while typing what it looks like, and shows its verdict. An `initialAddress` is checked at once, by `ask`, on the
 * `initialNetwork`; so is what the picture says that was clicked on in the tab `pictureOf`. As long as the box is empty, the `notice` stands
 * right below it and the children at the end. The `trouble` stands above the latest checks, which fill the popup, and below a verdict.
 * `onContent` is told what is in the box, but for what may be a secret. `onTold` is told whether the verdict says that something is to be
 * mended in the settings.
 */
export function CheckPanel({
  initialAddress,
  initialNetwork = null,
  ask,
  pictureOf = null,
  onContent,
  onTold,
  notice,
  trouble,
  children,
}: {
  initialAddress: string;
  initialNetwork?: string | null;
  ask: Ask;
  pictureOf?: number | null;
  onContent?: (content: BoxContent) => void;
  onTold?: (isTold: boolean) => void;
  notice?: ReactNode;
  trouble?: ReactNode;
  children?: ReactNode;
}) {
  const box = useBox({ text: initialAddress, networkId: initialNetwork }, ask);
  const { text, networkId, detection, parts, state } = box;
  const picture = usePicture(box.show);
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed goes.
  const focusBox = () => panel.current?.querySelector('textarea')?.focus();
  const { readOfTab } = picture;
  useEffect(() => {
    if (pictureOf !== null) void readOfTab(pictureOf);
  }, [pictureOf, readOfTab]);
  const LatestChecks = useLater(latestChecks);
  const told = detection && !('isSecret' in detection) ? text : '';
  useEffect(() => onContent?.({ text: told, networkId }), [told, networkId, onContent]);
  const isTold = isForSettings(state);
  useEffect(() => onTold?.(isTold), [isTold, onTold]);
  return (
    <div ref={panel} className="panel">
      <CheckForm box={box} picture={picture} />
      {text === '' && notice}
      {parts && detection && (
        <parts.AddressesOfText
          text={text}
          detection={detection}
          origin={box.origin}
          onChoose={(address) => {
            focusBox();
            box.choose(address);
          }}
        />
      )}
      <CheckResult
        state={state}
        onCancel={box.cancel}
        onAgain={() => box.submit()}
        onChange={box.follow}
      />
      {trouble}
      {text === '' && (
        <>
          {LatestChecks && (
            <LatestChecks
              onChoose={({ address, networkId }) => {
                picture.stop();
                focusBox();
                box.choose(address, networkId);
              }}
            />
          )}
          {children}
        </>
      )}
    </div>
  );
}

function CheckForm({ box, picture }: { box: Box; picture: ReturnType<typeof usePicture> }) {
  const { text, detection, state } = box;
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <form
      className="check-form"
      onSubmit={(event) => {
        event.preventDefault();
        box.submit();
        setAsked(text);
        if (text.trim() === '') event.currentTarget.querySelector('textarea')?.focus();
      }}
    >
      <AddressBox
        value={text}
        onChange={(value, isPasted) => {
          picture.stop();
          box.change(value, isPasted);
        }}
        onPicture={(file) => {
          box.change('');
          void picture.readFile(file);
        }}
        // The verdict says it all, and better: nothing is said twice.
        isTold={state.status !== 'idle'}
        status={picture.state.status === 'failed' ? 'doubtful' : detection?.status}
        hint={<BoxHint box={box} picture={picture.state} isMissed={asked === text} />}
      />
      <div className="row">
        <NetworkPicker
          first={i18n.t('common.detect')}
          value={box.networkId}
          likely={likelyIn(detection)}
          onChange={box.chooseNetwork}
        />
        <button type="submit" className="primary">
          {i18n.t('check.check')}
        </button>
      </div>
    </form>
  );
}

function BoxHint({
  box: { text, detection, parts },
  picture,
  isMissed,
}: {
  box: Box;
  picture: PictureState;
  /** A check was asked for, and there was nothing to check. */
  isMissed: boolean;
}) {
  const isEmpty = text.trim() === '' && picture.status === 'idle';
  return (
    <>
      <PictureHint state={picture} />
      {isEmpty && (isMissed ? i18n.t('check.nothing') : i18n.t('check.takes'))}
      {parts && detection && <parts.DetectionWords detection={detection} />}
    </>
  );
}

function likelyIn(detection: Detection | null): NetworkId[] {
  return detection?.status === 'fits' ? detection.networks : [];
}
