import { useRef } from 'react';
import { i18n } from '#i18n';
import { Icon } from '@/components/Icon';
import { isPopup, openInTab } from '@/components/open-pages';

/** Lets the user choose a picture in which a QR code is. */
export function PictureButton({ onPicture }: { onPicture: (picture: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="actions">
      <button
        type="button"
        className="quiet"
        onClick={() => {
          // Firefox closes its popup when the choice of files opens, and what is chosen then is lost.
          if (import.meta.env.FIREFOX && isPopup()) {
            openInTab({ view: 'check', tabId: null, address: '' });
          } else input.current?.click();
        }}
      >
        <Icon name="code" />
        {i18n.t('picture.choose')}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={i18n.t('picture.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPicture(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
