import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { FileField } from '@/components/FileField';
import { ListText } from '@/components/ListText';
import { NetworkPicker } from '@/components/NetworkPicker';
import { Notice } from '@/components/Notice';
import type { NetworkId } from '@/lib/address/networks';
import { number } from '@/lib/extension/figures';
import { largestFile, type ReadFile, readFile } from './read-file';
import { type GivenRow, mostRows, type ReadRows, readRows } from './read-rows';

/** Takes a pasted list or a file, and gives its rows; or says in words why it cannot. */
export function ManyInput({
  first,
  onRead,
  onBack,
}: {
  /** What stands in the box at first, and is read at once: who came with it chose to check it. */
  first: string;
  onRead: (rows: GivenRow[]) => void;
  /** Goes back to the rows that the user came from; null: there are none. */
  onBack: (() => void) | null;
}) {
  const hasFocus = onBack !== null;
  const [text, setText] = useState(first);
  const [networkId, setNetworkId] = useState<NetworkId | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  async function take(given: Promise<ReadFile>) {
    if (isReading) return;
    setReading(true);
    setProblem(null);
    try {
      const file = await given;
      const read = file.status === 'read' ? await readRows(file.text, networkId) : file;
      if (read.status === 'read') return onRead(read.rows);
      setProblem(refusalWords(read));
    } catch (error) {
      console.warn('The list cannot be read.', error);
      setProblem(i18n.t('many.refused.unreadable'));
    }
    setReading(false);
  }
  function takeFile(file: File | undefined) {
    if (file) void take(readFile(file));
  }
  const takeText = () => take(Promise.resolve({ status: 'read', text }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and not where the user came back from the rows
  useEffect(() => {
    if (first !== '' && !hasFocus) void takeText();
  }, []);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void takeText();
  }
  return (
    <DropPlace onFile={takeFile}>
      <h2>{i18n.t('many.title')}</h2>
      <form className="field-group" onSubmit={submit}>
        <ListText
          label={i18n.t('common.addresses')}
          hint={i18n.t('many.hint', { most: number(mostRows) })}
          rows={10}
          hasFocus={hasFocus}
          text={text}
          onText={(next) => {
            setText(next);
            setProblem(null);
          }}
        />
        <NetworkPicker
          label={i18n.t('many.network')}
          first={i18n.t('common.detect')}
          value={networkId}
          onChange={setNetworkId}
        />
        {isReading && <Notice tone="hint">{i18n.t('many.reading')}</Notice>}
        {problem !== null && <Notice tone="error">{problem}</Notice>}
        <div className="actions">
          <button type="submit" className="primary">
            {i18n.t('many.check')}
          </button>
          <FileField
            label={i18n.t('many.file')}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onFile={takeFile}
          />
          {onBack && (
            <button type="button" disabled={isReading} onClick={onBack}>
              {i18n.t('common.cancel')}
            </button>
          )}
        </div>
      </form>
    </DropPlace>
  );
}

/** The whole panel takes a file that is dropped on it. A dropped text goes where the browser puts it. */
function DropPlace({
  onFile,
  children,
}: {
  onFile: (file: File | undefined) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a way in for the pointer, beside the field for files
    <div
      className="panel many-input"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        setOver(false);
        onFile(file);
      }}
    >
      {children}
      {isOver && (
        <p className="many-drop" aria-hidden="true">
          {i18n.t('many.drop')}
        </p>
      )}
    </div>
  );
}

function refusalWords(refusal: Extract<ReadFile | ReadRows, { status: 'refused' }>): string {
  switch (refusal.why) {
    case 'empty':
      return i18n.t('many.refused.empty');
    case 'tooMany':
      return i18n.t('many.refused.tooMany', {
        count: number(refusal.count),
        most: number(mostRows),
      });
    case 'tooLarge':
      return i18n.t('many.refused.tooLarge', { most: number(largestFile / 2 ** 20) });
    case 'binary':
      return i18n.t('many.refused.binary');
    case 'spreadsheet':
      return i18n.t('many.refused.spreadsheet');
  }
}
