import { Link } from 'wouter';
import { PAGES } from '#contract/pages';
import { MIN_PASSWORD } from '#domain/account';
import { signUp } from '#web/store/store.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Page } from '#web/ui/page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './account-form.module.css';
import { problemsOfSignUpEntry, type SignUpEntry } from './account-words.ts';
import { textOf } from './form-text.ts';
import { type AccountForm, useAccountForm } from './use-account-form.ts';

interface SignUpFormEntry extends SignUpEntry {
  readonly isSubscribed: boolean;
}

const SIGN_UP = {
  read: (form: FormData): SignUpFormEntry => ({
    email: textOf(form, 'email'),
    password: textOf(form, 'password'),
    confirmed: textOf(form, 'confirmed'),
    isSubscribed: form.has('isSubscribed'),
  }),
  check: problemsOfSignUpEntry,
  send: ({ email, password, isSubscribed }: SignUpFormEntry) => signUp({ email, password, isSubscribed }),
};

/** Sign up. */
export function SignUpPage() {
  const form = useAccountForm(SIGN_UP);
  return (
    <Page title="Sign up" heading="own" bare narrow>
      <div className={styles.card}>
        <h1 className={styles.heading}>Sign up</h1>
        <form className={styles.form} onSubmit={form.onSubmit} noValidate>
          {form.message && <Banner message={form.message} />}
          <SignUpFields fields={form.fields} />
          <Button type="submit" tone="primary" busy={form.sending}>
            {form.sending ? 'Signing up ...' : 'Sign up'}
          </Button>
        </form>
        <p className={styles.other}>
          Have an account already? <Link href={PAGES.login.path}>Log In</Link>
        </p>
      </div>
    </Page>
  );
}

function SignUpFields({ fields }: Pick<AccountForm, 'fields'>) {
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        hint="Your email is used only for authorisation."
        error={fields.email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD} characters.`}
        error={fields.password}
      />
      <TextField label="Confirm password" name="confirmed" type="password" autoComplete="new-password" />
      <Checkbox label="Yes, let me know once new features will be added" name="isSubscribed" />
    </>
  );
}
