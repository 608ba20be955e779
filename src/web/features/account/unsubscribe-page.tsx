import { useState } from 'react';
import { unsubscribe } from '#contract/account/account';
import { PAGES } from '#contract/pages/pages';
import { CHECK_EMAILS as checkEmailsTexts } from '#texts/check-emails';
import { PILOT as pilotTexts } from '#texts/pilot';
import { call } from '#web/api/call.ts';
import { callErrorOf } from '#web/api/call-error.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFocusFallback } from '#web/ui/form/use-focus-fallback.ts';
import { Page } from '#web/ui/page/page.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account-form.module.css';
import { useEmailLink } from './email-link.ts';

const { label: TITLE, stop } = checkEmailsTexts;

type Stopping =
  | { readonly state: 'idle' | 'sending' | 'done' | 'invalid' }
  | { readonly state: 'failed'; readonly message: string };

/** Target of the link in emails about checks: stops them, for whoever has the link. Scanners open links, so a button does it. */
export function UnsubscribePage({ id }: { readonly id: number }) {
  const { token, removeToken } = useEmailLink();
  const [stopping, setStopping] = useState<Stopping>({ state: 'idle' });
  const part = useFocusFallback<HTMLDivElement>(stopping.state);
  const run = async (authToken: string): Promise<void> => {
    setStopping({ state: 'sending' });
    try {
      await call(unsubscribe, { body: { pilotId: id, authToken } });
      removeToken();
      setStopping({ state: 'done' });
    } catch (thrown) {
      const { type, message } = callErrorOf(thrown);
      setStopping(type === 'invalidAuthToken' ? { state: 'invalid' } : { state: 'failed', message });
    }
  };
  if (stopping.state === 'invalid' || (stopping.state === 'idle' && token === null)) return <InvalidLink />;
  return (
    <AccountCard title={TITLE}>
      <div ref={part} tabIndex={-1} className={styles.form}>
        {stopping.state === 'done' ? (
          <>
            <Notice tone="good">{stop.done}</Notice>
            <LinkButton href={PAGES.pilotForm.path}>{pilotTexts.edit}</LinkButton>
          </>
        ) : (
          <>
            {stopping.state === 'failed' && <Banner message={stopping.message} />}
            <p>{stop.lead}</p>
            <Button tone="primary" busy={stopping.state === 'sending'} onClick={() => void run(token ?? '')}>
              {stop.submit}
            </Button>
          </>
        )}
      </div>
    </AccountCard>
  );
}

/** Shown for a link that was altered or cut off, and once the token was removed from the address. */
function InvalidLink() {
  const action = (
    <LinkButton tone="primary" href={PAGES.pilotForm.path}>
      {pilotTexts.edit}
    </LinkButton>
  );
  return (
    <Page title={stop.invalid} heading="own" bare>
      <Empty heading={stop.invalid} action={action}>
        {stop.invalidLead}
      </Empty>
    </Page>
  );
}
