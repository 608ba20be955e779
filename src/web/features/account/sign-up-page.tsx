import { Link } from 'wouter';
import { signup } from '#contract/account/sign-in';
import { PAGES } from '#contract/pages/pages';
import { ACCOUNT as accountTexts } from '#texts/account';
import { pageSettings } from '#web/api/page-settings.ts';
import { pageLanguage } from '#web/page-language.ts';
import { EmailField } from '#web/parts/account-form/account-fields.tsx';
import { problemsOfSignUpEntry, type SignUpEntry } from '#web/parts/account-form/account-problems.ts';
import { formText } from '#web/parts/account-form/form-text.ts';
import { type AccountFormState, useAccountForm } from '#web/parts/account-form/use-account-form.ts';
import { signInBy } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { isOwnDeviceIn, OwnDeviceBox } from './own-device-box.tsx';

interface SignUpFormEntry extends SignUpEntry {
  readonly isSubscribed: boolean;
  readonly isOwnDevice: boolean;
}

const SIGN_UP = {
  read: (form: FormData): SignUpFormEntry => ({
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    confirmed: formText(form, 'confirmed'),
    isSubscribed: form.has('isSubscribed'),
    isOwnDevice: isOwnDeviceIn(form),
  }),
  check: problemsOfSignUpEntry,
  send: ({ email, password, isSubscribed, isOwnDevice }: SignUpFormEntry) =>
    signInBy(signup, { body: { email, password, isSubscribed, language: pageLanguage } }, isOwnDevice),
};

export function SignUpPage() {
  const form = useAccountForm(SIGN_UP);
  const domains = pageSettings().signupDomains;
  return (
    <AccountCard title={accountTexts.signUp.title}>
      {domains?.length === 0 ? (
        <Notice>{accountTexts.signUp.closed}</Notice>
      ) : (
        <AccountForm form={form} caption={texts.actions.signUp} busyCaption={accountTexts.signUp.busy}>
          {domains && <p>{accountTexts.signUp.domains(domains)}</p>}
          <SignUpFields field={form.field} />
        </AccountForm>
      )}
      <p className={styles.other}>
        {accountTexts.signUp.haveAccount} <Link href={PAGES.login.path}>{texts.actions.logIn}</Link>
      </p>
    </AccountCard>
  );
}

function SignUpFields({ field }: Pick<AccountFormState, 'field'>) {
  return (
    <>
      <EmailField enterKeyHint="next" hint={accountTexts.signUp.emailHint} {...field('email')} />
      <NewPasswordFields of="own" name="password" field={field} />
      <OwnDeviceBox />
      <Checkbox label={accountTexts.signUp.newsletter} name="isSubscribed" />
    </>
  );
}
