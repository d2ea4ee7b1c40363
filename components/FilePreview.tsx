import { type ReactNode, useEffect, useId, useRef } from 'react';
import { i18n } from '#i18n';

/** What a file would change, and the user's word on it. `take`: the words of the button that takes it, where there `isNews` in it. */
export function FilePreview({
  take,
  isNews,
  onTake,
  onDiscard,
  children,
}: {
  take: string;
  isNews: boolean;
  onTake: () => void;
  onDiscard: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="preview" aria-labelledby={id}>
      <h3 id={id} ref={head} tabIndex={-1}>
        {i18n.t('fileImport.preview')}
      </h3>
      {children}
      <div className="actions">
        <button type="button" className="primary" disabled={!isNews} onClick={onTake}>
          {take}
        </button>
        <button type="button" onClick={onDiscard}>
          {i18n.t('common.discard')}
        </button>
      </div>
    </section>
  );
}
