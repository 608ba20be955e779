import { useState } from 'react';
import { resendAuthToken } from '#contract/account';
import { callErrorOf, isSessionError } from '#web/api/call-error.ts';
import { callAsPilot, reload, useStoreState } from '#web/store/store.ts';
import { logbookIn } from '#web/store/store-state.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { closeNotice, isNoticeClosed } from './closed-notice.ts';
import styles from './header.module.css';
import { publishHeight } from './publish-height.ts';

const heightRef = publishHeight('--verification');

type Sending = { readonly state: 'idle' | 'sending' | 'sent' } | { readonly state: 'failed'; readonly message: string };

/** Above the pages of a pilot whose email is not verified, until it is closed (spec, 2.15). */
export function VerificationNotice() {
  const pilot = logbookIn(useStoreState())?.pilot;
  if (!pilot?.email || pilot.isActivated) return null;
  return <VerificationNoticeOf key={pilot.id} pilotId={pilot.id} email={pilot.email} />;
}

function VerificationNoticeOf({ pilotId, email }: { readonly pilotId: number; readonly email: string }) {
  const [isClosed, setClosed] = useState(() => isNoticeClosed(pilotId));
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  if (isClosed) return null;
  const close = (): void => {
    closeNotice(pilotId);
    setClosed(true);
  };
  const send = async (): Promise<void> => {
    setSending({ state: 'sending' });
    setSending(await resentEmail());
  };
  return (
    <section ref={heightRef} className={styles.verification} aria-label={texts.frame.verification}>
      <Notice
        isLive={sending.state !== 'idle'}
        tone={sending.state === 'sent' ? 'good' : 'warning'}
        action={
          sending.state !== 'sent' && (
            <Button busy={sending.state === 'sending'} onClick={() => void send()}>
              {sending.state === 'sending' ? texts.actions.sending : texts.frame.sendAgain}
            </Button>
          )
        }
        onDismiss={close}
      >
        {textOf(sending, email)}
      </Notice>
    </section>
  );
}

async function resentEmail(): Promise<Sending> {
  try {
    await callAsPilot(resendAuthToken);
    await reload(); // If the email was verified meanwhile, nothing was sent, and the notice disappears.
    return { state: 'sent' };
  } catch (thrown) {
    const error = callErrorOf(thrown);
    return isSessionError(error) ? { state: 'idle' } : { state: 'failed', message: error.message };
  }
}

function textOf(sending: Sending, email: string): string {
  if (sending.state === 'failed') return sending.message;
  if (sending.state === 'sent') return texts.frame.verificationSent(email);
  return texts.frame.verifyEmail;
}
