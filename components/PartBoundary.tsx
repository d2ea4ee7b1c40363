import { Component, type ReactNode, Suspense } from 'react';
import { i18n } from '#i18n';
import { Notice } from './Notice';

/**
 * Holds what is loaded later. Where that cannot be shown, mostly because its script could not be loaded, it says so in words, with a
 * button that loads the whole page: a browser does not ask for a script again that it did not get. A class, because React has nothing
 * else for it.
 */
export class PartBoundary extends Component<
  {
    /** Stands in until the part is there. */
    waiting?: ReactNode;
    children: ReactNode;
  },
  { isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { waiting, children } = this.props;
    if (!this.state.isBroken) return <Suspense fallback={waiting}>{children}</Suspense>;
    return (
      <div className="panel">
        <Notice tone="error">
          {i18n.t('common.notShown')}{' '}
          <button type="button" onClick={() => location.reload()}>
            {i18n.t('common.tryAgain')}
          </button>
        </Notice>
      </div>
    );
  }
}
