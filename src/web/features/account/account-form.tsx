import type { ReactNode } from 'react';
import type { AccountFormState } from '#web/parts/account-form/use-account-form.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './account-form.module.css';

interface AccountFormProps {
  readonly form: Pick<AccountFormState, 'sending' | 'message' | 'onSubmit'>;
  /** Of the button that sends it: 'Log In'. */
  readonly caption: string;
  /** The same while it is under way: 'Logging in ...'. */
  readonly busyCaption: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of an account card: what is wrong with all of it on top, then the fields, then the one button. */
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
