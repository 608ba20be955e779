import { Link, Redirect } from 'wouter';
import { resetPassword } from '#contract/account/account';
import { PAGES } from '#contract/pages/pages';
import { ACCOUNT as accountTexts } from '#texts/account';
import { type NewPasswordEntry, problemsOfReset } from '#web/parts/account-form/account-problems.ts';
import { formText } from '#web/parts/account-form/form-text.ts';
import { useAccountForm } from '#web/parts/account-form/use-account-form.ts';
import { signInBy } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { useEmailLink } from './email-link.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { isOwnDeviceIn, OwnDeviceBox } from './own-device-box.tsx';
import { useLinkSignIn } from './use-link-sign-in.tsx';

const TITLE = accountTexts.newPasswordPage.title;

const readEntry = (form: FormData): NewPasswordEntry & { readonly isOwnDevice: boolean } => ({
  password: formText(form, 'password'),
  confirmed: formText(form, 'confirmed'),
  isOwnDevice: isOwnDeviceIn(form),
});

/** Target of an emailed link that resets a password. */
export function NewPasswordPage({ id }: { readonly id: number }) {
  const { token, removeToken } = useEmailLink();
  const { signIn, question } = useLinkSignIn();
  const form = useAccountForm({
    read: readEntry,
    check: problemsOfReset,
    send: async ({ password, isOwnDevice }) => {
      const link = { pilotId: id, authToken: token ?? '' };
      await signIn((replacesSession) =>
        signInBy(resetPassword, { body: { password, ...link, replacesSession } }, isOwnDevice),
      );
      removeToken();
    },
  });
  if (form.sent) return <PasswordReset />;
  if (token === null) return <Redirect to={PAGES.resetPassword.path} replace />;
  return (
    <AccountCard title={TITLE}>
      <AccountForm form={form} caption={accountTexts.newPasswordPage.submit} busyCaption={texts.actions.saving}>
        <NewPasswordFields of="new" name="password" field={form.field} />
        <OwnDeviceBox />
      </AccountForm>
      <p className={styles.other}>
        {accountTexts.newPasswordPage.linkTooOld}{' '}
        <Link href={PAGES.resetPassword.path}>{accountTexts.newPasswordPage.sendNew}</Link>
      </p>
      {question}
    </AccountCard>
  );
}

function PasswordReset() {
  return (
    <AccountCard title={TITLE}>
      <Notice tone="good">{accountTexts.newPasswordPage.done}</Notice>
      <LinkButton tone="primary" href={PAGES.flights.path}>
        {accountTexts.goToApp}
      </LinkButton>
    </AccountCard>
  );
}
