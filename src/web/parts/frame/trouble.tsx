import type { CallError } from '#web/api/call-error.ts';
import { reload, useStoreState } from '#web/store/store.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './header.module.css';
import { keepRoom } from './keep-room.ts';

const room = keepRoom('--trouble');

/** What went wrong while a logbook is held: over the page, which stays usable. */
export function Trouble() {
  const state = useStoreState();
  if (state.state !== 'ready' || !state.trouble || state.trouble.type === 'authenticationError') return null;
  return (
    <div ref={room} className={styles.trouble}>
      <TroubleWords trouble={state.trouble} />
    </div>
  );
}

function TroubleWords({ trouble }: { readonly trouble: CallError }) {
  if (trouble.type !== 'userMismatch') return <Banner message={trouble.message} onRetry={reload} />;
  return (
    <Notice tone="warning" action={<Button onClick={() => window.location.reload()}>Reload</Button>}>
      {trouble.message}
    </Notice>
  );
}
