import { i18n } from '#i18n';
import { FileField } from '@/components/FileField';
import { ListText } from '@/components/ListText';
import { TextField } from '@/components/TextField';

export type Place = 'url' | 'file' | 'text';

/** The field for a list, by where it is. */
export function ListField({
  place,
  text,
  file,
  onText,
  onFile,
}: {
  place: Place;
  text: string;
  /** The one that was chosen. */
  file: File | null;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}) {
  switch (place) {
    case 'url':
      return (
        <TextField
          label={i18n.t('addList.url')}
          inputMode="url"
          maxLength={2048}
          required
          placeholder="https://"
          dir="ltr"
          value={text}
          onChange={onText}
        />
      );
    case 'file':
      return (
        <FileField
          label={i18n.t('addList.file')}
          accept=".json,.jsonl,.ndjson,.csv,.tsv,.yaml,.yml,.txt,.md,.gz,application/json,text/csv,text/plain"
          chosen={file?.name}
          onFile={(given) => given && onFile(given)}
        />
      );
    case 'text':
      return (
        <ListText
          label={i18n.t('addList.text')}
          hint={i18n.t('addList.forms')}
          rows={5}
          required
          text={text}
          onText={onText}
        />
      );
  }
}
