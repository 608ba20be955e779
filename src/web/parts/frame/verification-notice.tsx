import { type ReactNode, useState } from 'react';
import { resendAuthToken } from '#contract/account/sign-in';
import { ACCOUNT as accountTexts } from '#texts/account';
import { pageSettings } from '#web/api/page-settings.ts';
import { languageOf } from '#web/english-words.ts';
import { type Submission, useSubmission } from '#web/parts/form/submission.ts';
import { callAsPilot, reload } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './header.module.css';
import { closeNotice, expectHeight, isNoticeClosed } from './optional-notice.tsx';
import { publishHeight } from './publish-height.ts';

const heightRef = publishHeight('--verification', expectHeight);

/** Above every page of the logbook while the email is not verified, until it is closed. */
export function VerificationNotice({ pilotId, email }: { readonly pilotId: number; readonly email: string }) {
  const [isClosed, setClosed] = useState(() => isNoticeClosed(pilotId));
  const { submission, submit } = useSubmission<'sending'>();
  if (isClosed) return null;
  const close = (): void => {
    closeNotice(pilotId);
    setClosed(true);
  };
  const { state } = submission;
  return (
    <section ref={heightRef} className={styles.verification} aria-label={texts.frame.verification}>
      <Notice
        slim
        isLive={state !== 'editing'}
        tone={state === 'done' ? 'good' : 'warning'}
        action={
          state !== 'done' && (
            <Button
              tone="quiet"
              busy={state === 'busy'}
              onClick={() => void submit({ job: 'sending', task: resendEmail })}
            >
              {state === 'busy' ? texts.actions.sending : texts.frame.sendAgain}
            </Button>
          )
        }
        onDismiss={close}
      >
        {textOf(submission, email)}
      </Notice>
    </section>
  );
}

async function resendEmail(): Promise<void> {
  await callAsPilot(resendAuthToken);
  await reload(); // If the email has been verified since, nothing was sent, and the notice disappears.
}

function textOf(submission: Submission<'sending'>, email: string): ReactNode {
  if (submission.state === 'failed' && submission.failed.message) {
    const { message } = submission.failed;
    return <span lang={languageOf(message)}>{message}</span>;
  }
  if (submission.state === 'done') {
    return pageSettings().logsLinks ? accountTexts.linkIsLogged : texts.frame.verificationSent(email);
  }
  return (
    <>
      <strong>{texts.frame.verifyEmail}</strong>{' '}
      <span>{pageSettings().logsLinks ? accountTexts.linkIsLogged : texts.frame.verificationWasSent(email)}</span>
    </>
  );
}
