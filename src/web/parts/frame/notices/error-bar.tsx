import type { CallError } from '#web/api/call-error.ts';
import { reload, useStoreState } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from '../header/header.module.css';
import { publishHeight } from './publish-height.ts';

const heightRef = publishHeight('--trouble');

/** The last error while a logbook is held: above the page, which stays usable. */
export function ErrorBar() {
  const state = useStoreState();
  if (state.state !== 'ready' || !state.error || state.error.type === 'authenticationError') return null;
  return (
    <div ref={heightRef} className={styles.trouble}>
      <ErrorBanner error={state.error} />
    </div>
  );
}

function ErrorBanner({ error }: { readonly error: CallError }) {
  if (error.type !== 'userMismatch') return <Banner message={error.message} onRetry={reload} />;
  return (
    <Notice tone="warning" action={<Button onClick={() => window.location.reload()}>{texts.actions.reload}</Button>}>
      {error.message}
    </Notice>
  );
}
