import { Link } from 'wouter';
import { PAGES } from '#contract/pages';
import { logIn } from '#web/store/store.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './account-form.module.css';
import { type LogInEntry, problemsOfLogIn } from './account-words.ts';
import { textOf } from './form-text.ts';
import { useAccountForm } from './use-account-form.ts';

const LOG_IN = {
  read: (form: FormData): LogInEntry => ({ email: textOf(form, 'email'), password: textOf(form, 'password') }),
  check: problemsOfLogIn,
  send: logIn,
};

/** Log in: a page of its own, and in place of any page that asks for a session. */
export function LogInPage() {
  const form = useAccountForm(LOG_IN);
  return (
    <Page title="Log In" heading="own" bare narrow>
      <div className={styles.card}>
        <h1 className={styles.heading}>Log In</h1>
        <form className={styles.form} onSubmit={form.onSubmit} noValidate>
          {form.message && <Banner message={form.message} />}
          <TextField label="Email" name="email" type="email" autoComplete="username" error={form.fields.email} />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={form.fields.password}
          />
          <Button type="submit" tone="primary" busy={form.sending}>
            {form.sending ? 'Logging in ...' : 'Log In'}
          </Button>
        </form>
        <p className={styles.other}>
          No logbook yet? <Link href={PAGES.signup.path}>Sign up</Link>
        </p>
      </div>
    </Page>
  );
}
