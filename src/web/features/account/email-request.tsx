import { useState } from 'react';
import { Link } from 'wouter';
import { initiateResetPassword, oneTimeLogin } from '#contract/account/account';
import { PAGES } from '#contract/pages/pages';
import { ACCOUNT as accountTexts } from '#texts/account';
import { call } from '#web/api/call.ts';
import { EmailField } from '#web/parts/account-form/account-fields.tsx';
import { problemsOfEmailRequest } from '#web/parts/account-form/account-problems.ts';
import { formText } from '#web/parts/account-form/form-text.ts';
import { useAccountForm } from '#web/parts/account-form/use-account-form.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';

/** Requests an email with a one-time login link. */
export function OneTimeLoginPage() {
  return (
    <EmailRequest
      title={accountTexts.oneTimeLogin.title}
      lead={accountTexts.oneTimeLogin.lead}
      sentTo={accountTexts.oneTimeLogin.sentTo}
      send={(email) => call(oneTimeLogin, { body: { email } })}
    />
  );
}

/** Requests an email with a link to set a new password; a logged-in pilot need not type the address. */
export function ResetRequestPage() {
  const logbook = useLogbookIfSignedIn();
  return (
    <EmailRequest
      title={accountTexts.resetRequest.title}
      lead={accountTexts.resetRequest.lead}
      sentTo={accountTexts.resetRequest.sentTo}
      knownEmail={logbook?.pilot.email ?? null}
      send={(email) => call(initiateResetPassword, { body: { email } })}
    />
  );
}

interface EmailRequestProps {
  readonly title: string;
  /** The kind of email sent to that address. */
  readonly lead: string;
  /** Shown once the email was requested. */
  readonly sentTo: (email: string) => string;
  /** Initial value of the field. */
  readonly knownEmail?: string | null;
  readonly send: (email: string) => Promise<unknown>;
}

/** A form that requests an email with a link. */
export function EmailRequest({ title, lead, sentTo, knownEmail, send }: EmailRequestProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const form = useAccountForm({
    read: (data) => ({ email: formText(data, 'email') }),
    check: problemsOfEmailRequest,
    send: ({ email }) => send(email),
  });
  return (
    <AccountCard title={title}>
      <p className={styles.lead}>{lead}</p>
      {form.sent && <Notice tone="good">{sentTo(form.sent.email.trim())}</Notice>}
      <AccountForm form={form} caption={accountTexts.sendLink} busyCaption={texts.actions.sending}>
        <EmailField
          enterKeyHint="send"
          value={typed ?? knownEmail ?? ''}
          onChange={(event) => setTyped(event.target.value)}
          {...form.field('email')}
        />
      </AccountForm>
      {!knownEmail && (
        <p className={styles.other}>
          <Link href={PAGES.login.path}>{texts.actions.logIn}</Link>
        </p>
      )}
    </AccountCard>
  );
}
