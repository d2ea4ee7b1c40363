import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { i18n } from '#i18n';
import { Icon } from '@/components/Icon';
import type { Detection } from './detection';
import { PictureButton } from './PictureButton';
import { useDrop } from './use-drop';

/** The box for an address, a link, or a text or picture with one in it: it grows with the text, and takes what is dropped on it. */
export function AddressBox({
  value,
  onChange,
  onPicture,
  hint,
  status,
  isTold,
}: {
  value: string;
  /** `isPasted`: it came from the clipboard. */
  onChange: (value: string, isPasted?: boolean) => void;
  onPicture: (picture: File) => void;
  /** What is said of the text while it is typed. */
  hint: ReactNode;
  status: Detection['status'] | undefined;
  /** The hint is left out: what it says stands elsewhere. */
  isTold: boolean;
}) {
  const boxId = useId();
  const hintId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const drop = useDrop((text) => {
    // It takes the place of what stood there, whatever that was.
    onChange('');
    onChange(text);
  }, onPicture);
  const focus = () => box.current?.focus();
  const saysMuch = value !== '' && (isTold || status === 'doubtful' || status === 'several');
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="field">
      <label htmlFor={boxId}>{i18n.t('check.address')}</label>
      <div className="address-box" data-text={value} dir="ltr" {...drop}>
        <textarea
          id={boxId}
          ref={box}
          rows={2}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={hintId}
          value={value}
          onChange={({ target, nativeEvent }) => onChange(target.value, isPaste(nativeEvent))}
          onKeyDown={submitOnEnter}
        />
        {value && (
          <ClearButton
            onClick={() => {
              onChange('');
              focus();
            }}
          />
        )}
      </div>
      {/* There before its words: some screen readers miss those that come with their region. */}
      <div
        id={hintId}
        className="hint"
        data-status={status}
        data-told={isTold || undefined}
        aria-live="polite"
      >
        {!isTold && hint}
      </div>
      {!saysMuch && (
        <PictureButton
          onPicture={(picture) => {
            // The button goes as soon as there is much to say of a text.
            focus();
            onPicture(picture);
          }}
        />
      )}
    </div>
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="icon-button" onClick={onClick}>
      <Icon name="clear-text" />
      <span className="unseen">{i18n.t('check.clear')}</span>
    </button>
  );
}

function isPaste(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertFromPaste';
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
