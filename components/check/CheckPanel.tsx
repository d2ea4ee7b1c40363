import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { LatestChecks } from '@/components/history/LatestChecks';
import { NetworkPicker } from '@/components/NetworkPicker';
import { addressIn } from '@/lib/address/address-in';
import type { NetworkId } from '@/lib/address/networks';
import { CheckResult } from './CheckResult';
import { type Detection, detect } from './detection';
import { type Ask, cancelled, useCheck } from './use-check';

/** Takes an address, says while typing what it looks like, and shows its verdict. An `initialAddress` is checked at once, by `ask`. */
export function CheckPanel({ initialAddress, ask }: { initialAddress: string; ask: Ask }) {
  const [text, setText] = useState(initialAddress);
  const [networkId, setNetworkId] = useState<NetworkId | null>(null);
  const { state, check, again, stop } = useCheck();
  const address = addressIn(text);
  const detection = detect(text, networkId);

  useEffect(() => {
    const start = addressIn(initialAddress);
    if (start) void check(start, null, ask);
  }, [initialAddress, ask, check]);

  /** A verdict must never stand beside a text that it is not about. */
  function forget() {
    if (state.status !== 'idle') stop(address, { status: 'idle' });
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void check(address, networkId, 'all');
  }

  return (
    <div className="panel">
      <form className="check-form" onSubmit={submit}>
        <AddressBox
          value={text}
          onChange={(value) => {
            forget();
            setText(value);
          }}
          detection={detection}
        />
        <div className="row">
          <NetworkPicker
            first="Detect automatically"
            value={networkId}
            onChange={(value) => {
              forget();
              setNetworkId(value);
            }}
          />
          <button type="submit" className="primary">
            Check
          </button>
        </div>
      </form>
      <CheckResult
        state={state}
        onCancel={(running) => stop(address, cancelled(running))}
        onChange={again}
      />
      {text === '' && (
        <LatestChecks
          onChoose={(entry) => {
            setText(entry.address);
            setNetworkId(entry.networkId);
            void check(entry.address, entry.networkId, 'all');
          }}
        />
      )}
    </div>
  );
}

function AddressBox({
  value,
  onChange,
  detection,
}: {
  value: string;
  onChange: (value: string) => void;
  detection: Detection;
}) {
  const boxId = useId();
  const hintId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="field">
      <label htmlFor={boxId}>Address</label>
      <textarea
        id={boxId}
        ref={box}
        className="address-box"
        rows={2}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={hintId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={submitOnEnter}
      />
      <p id={hintId} className="hint" data-status={detection.status} aria-live="polite">
        {detection.words}
      </p>
    </div>
  );
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
