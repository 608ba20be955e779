import { Link } from 'wouter';
import { PAGES } from '#contract/pages';
import { type LogInEntry, problemsOfLogIn } from '#web/parts/account-form/account-words.ts';
import { textOf } from '#web/parts/account-form/form-text.ts';
import { useAccountForm } from '#web/parts/account-form/use-account-form.ts';
import { logIn, useStoreState } from '#web/store/store.ts';
import { logbookIn } from '#web/store/store-state.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';

const LOG_IN = {
  read: (form: FormData): LogInEntry => ({ email: textOf(form, 'email'), password: textOf(form, 'password') }),
  check: problemsOfLogIn,
  send: logIn,
};

const OTHER_WAYS = [
  { label: 'Forgot Password', href: PAGES.resetPassword.path },
  { label: 'Log In Without Password', href: PAGES.oneTimeLogin.path },
];

/** Log in: a page of its own, and in place of any page that asks for a session. */
export function LogInPage() {
  const form = useAccountForm(LOG_IN);
  return (
    <AccountCard title="Log In">
      <AccountForm form={form} caption="Log In" busyCaption="Logging in ...">
        <TextField label="Email" name="email" type="email" autoComplete="username" error={form.fields.email} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={form.fields.password}
        />
      </AccountForm>
      <OtherWays />
      <p className={styles.other}>
        No logbook yet? <Link href={PAGES.signup.path}>Sign up</Link>
      </p>
    </AccountCard>
  );
}

/** While a page waits behind the login, what was typed there must not be left: then these open a tab of their own. */
function OtherWays() {
  const isPageWaiting = logbookIn(useStoreState()) !== null;
  return (
    <p className={styles.ways}>
      {OTHER_WAYS.map(({ label, href }) =>
        isPageWaiting ? (
          <a key={href} href={href} target="_blank" rel="noopener">
            {label}
          </a>
        ) : (
          <Link key={href} href={href}>
            {label}
          </Link>
        ),
      )}
    </p>
  );
}
