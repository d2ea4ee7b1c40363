import { i18n } from '#i18n';
import { Progress } from './Progress';
import type { PictureState } from './use-picture';

/** That a picture is being read, or in words why nothing was read in it. */
export function PictureHint({ state }: { state: PictureState }) {
  if (state.status === 'reading') return <Progress words={i18n.t('picture.reading')} />;
  return state.status === 'failed' && <p>{state.words}</p>;
}
