import { useState } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { problemsOfEmailRequest } from '#web/parts/account-form/account-problems.ts';
import { accountTexts } from '#web/parts/account-form/account-texts.ts';
import { EmailField } from '#web/parts/account-form/email-field.tsx';
import { formText } from '#web/parts/account-form/form-text.ts';
import { useAccountForm } from '#web/parts/account-form/use-account-form.ts';
import { texts } from '#web/texts.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';

interface EmailRequestProps {
  readonly title: string;
  /** What is sent to that address. */
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
