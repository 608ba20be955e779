import type { ReactNode } from 'react';
import type { AccountFormState } from '#web/parts/account-form/use-account-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import styles from './account-form.module.css';

interface AccountFormProps {
  readonly form: Pick<AccountFormState, 'sending' | 'message' | 'onSubmit'>;
  /** Caption of the submit button: 'Log In'. */
  readonly caption: string;
  /** The caption while the form is being sent: 'Logging in ...'. */
  readonly busyCaption: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of an account card: a message about the whole form, the fields, and the submit button. */
export function AccountForm({ form, caption, busyCaption, children }: AccountFormProps) {
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {form.message && <Banner message={form.message} />}
      {children}
      <Button type="submit" tone="primary" busy={form.sending}>
        {form.sending ? busyCaption : caption}
      </Button>
    </form>
  );
}
