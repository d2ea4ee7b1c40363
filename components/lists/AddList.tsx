import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { errorWords } from '@/components/error-words';
import { Notice } from '@/components/Notice';
import { useLatest } from '@/components/use-latest';
import { ListField, type Place } from './ListField';
import { readListFile } from './read-list-file';
import type { ListOrigin, Taking } from './use-taking';

const places = [
  { place: 'url', name: 'addList.atUrl' },
  { place: 'file', name: 'addList.inFile' },
  { place: 'text', name: 'addList.inText' },
] as const satisfies readonly { place: Place; name: string }[];

const emptyFields: { url: string; text: string; file: File | null } = {
  url: '',
  text: '',
  file: null,
};

/** Asks for a list from the web, a file or a pasted text. What was understood of it is shown before anything is taken. */
export function AddList({ taking: { state, look, discard } }: { taking: Taking }) {
  const id = useId();
  const [place, setPlace] = useState<Place>('url');
  // Who looks at another place meanwhile finds what is in this one.
  const [fields, setFields] = useState(emptyFields);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = useLatest();
  const isBusy = state.status === 'reading' || state.status === 'taking';
  // The list is there: what is in the box would be another one. A public list was not in it.
  const given = useRef<string>(null);
  useEffect(() => {
    if (state.status !== 'taken' || contentOf(state.origin) !== given.current) return;
    setFields((now) => ({ ...now, [place]: emptyFields[place] }));
  }, [state, place]);

  /** A preview must never stand beside a list that it is not about. */
  function change(next: Partial<typeof emptyFields>) {
    begin();
    given.current = null;
    setFields((now) => ({ ...now, ...next }));
    setProblem(null);
    // What comes of a list that is being taken is still to be told.
    if (state.status !== 'taking') discard();
  }
  function setPlaceAnew(next: Place) {
    setPlace(next);
    change({});
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return undefined;
    setProblem(null);
    const lookAt = (origin: ListOrigin) => {
      given.current = contentOf(origin);
      look(origin);
    };
    if (place === 'url') return lookAt({ kind: 'url', url: fields.url.trim(), name: '' });
    if (place === 'text') return lookAt({ kind: 'text', text: fields.text, name: '' });
    const { file } = fields;
    if (!file) return setProblem(i18n.t('addList.noFile'));
    const isLate = begin();
    readListFile(file).then(
      (origin) => !isLate() && lookAt(origin),
      (error: unknown) => !isLate() && setProblem(errorWords(error)),
    );
  }
  return (
    <form className="field-group" onSubmit={submit} aria-labelledby={`${id}head`}>
      <h3 id={`${id}head`}>{i18n.t('addList.title')}</h3>
      <Places place={place} onPlace={setPlaceAnew} />
      <ListField
        place={place}
        text={place === 'url' ? fields.url : fields.text}
        file={fields.file}
        onText={(next) => change({ [place]: next })}
        onFile={(next) => change({ file: next })}
      />
      {place !== 'text' && <p className="muted">{i18n.t('addList.forms')}</p>}
      <div className="actions">
        <button type="submit" aria-disabled={isBusy}>
          {i18n.t('common.preview')}
        </button>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
    </form>
  );
}

/** The same whatever the list is to be called. */
function contentOf(origin: ListOrigin): string {
  return origin.kind === 'url' ? origin.url : origin.text;
}

function Places({ place, onPlace }: { place: Place; onPlace: (next: Place) => void }) {
  const group = useId();
  return (
    <fieldset className="choices">
      <legend>{i18n.t('addList.where')}</legend>
      {places.map(({ place: one, name }) => (
        <label key={one} className="choice">
          <input type="radio" name={group} checked={place === one} onChange={() => onPlace(one)} />
          {i18n.t(name)}
        </label>
      ))}
    </fieldset>
  );
}
