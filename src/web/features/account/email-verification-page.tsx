import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { verifyEmail } from '#contract/account/account';
import { PAGES } from '#contract/pages/pages';
import { ACCOUNT as accountTexts } from '#texts/account';
import { callErrorOf } from '#web/api/call-error.ts';
import { heldLogbook, signInBy } from '#web/store/store.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account-form.module.css';
import { useEmailLink } from './email-link.ts';
import { isOwnDeviceIn, OwnDeviceBox } from './own-device-box.tsx';
import { useLinkSignIn } from './use-link-sign-in.tsx';

type Verifying =
  | { readonly state: 'idle' | 'sending' | 'done' }
  | { readonly state: 'failed'; readonly message: string };

/**
 * Target of an emailed link that verifies an email address or logs in once. Mail scanners open links, so the token is
 * used only when the button is pressed.
 */
export function EmailVerificationPage({ id }: { readonly id: number }) {
  const { token, removeToken } = useEmailLink();
  const { signIn, question } = useLinkSignIn();
  const [, navigate] = useLocation();
  const [verifying, setVerifying] = useState<Verifying>({ state: 'idle' });
  const verify = async (authToken: string, isOwnDevice: boolean | null): Promise<void> => {
    setVerifying({ state: 'sending' });
    try {
      await signIn((replacesSession) =>
        signInBy(verifyEmail, { body: { pilotId: id, authToken, replacesSession } }, isOwnDevice),
      );
      removeToken();
      setVerifying({ state: 'done' });
    } catch (thrown) {
      const error = callErrorOf(thrown);
      if (error.type === 'invalidAuthToken') navigate(pathOfInvalidLink(id), { replace: true });
      else setVerifying({ state: 'failed', message: error.message });
    }
  };
  if (verifying.state === 'done') return <Verified />;
  if (token === null) return <Redirect to={PAGES.flights.path} replace />;
  const isSending = verifying.state === 'sending';
  const isAsked = heldLogbook()?.pilot.id !== id; // A pilot who is logged in here has said so before.
  return (
    <AccountCard title={accountTexts.verification.title}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void verify(token, isAsked ? isOwnDeviceIn(new FormData(event.currentTarget)) : null);
        }}
      >
        {verifying.state === 'failed' && <Banner message={verifying.message} />}
        <p>{accountTexts.verification.lead}</p>
        {isAsked && <OwnDeviceBox />}
        <Button type="submit" tone="primary" busy={isSending}>
          {isSending ? accountTexts.loggingIn : accountTexts.verification.submit}
        </Button>
      </form>
      {question}
    </AccountCard>
  );
}

/** A link that its pilot has used before leads on to the flights. */
function pathOfInvalidLink(pilotId: number): string {
  const pilot = heldLogbook()?.pilot;
  return pilot?.id === pilotId && pilot.isActivated ? PAGES.flights.path : PAGES.invalidLink.path;
}

function Verified() {
  return (
    <AccountCard title={accountTexts.verification.title}>
      <Notice tone="good">{accountTexts.verification.done}</Notice>
      <LinkButton tone="primary" href={PAGES.flights.path}>
        {accountTexts.goToApp}
      </LinkButton>
    </AccountCard>
  );
}
