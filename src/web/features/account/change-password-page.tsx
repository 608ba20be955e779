import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { changePassword } from '#contract/account/account';
import { PAGES } from '#contract/pages/pages';
import type { Pilot } from '#domain/pilot';
import { ACCOUNT as accountTexts } from '#texts/account';
import { AccountName, AccountPasswordField } from '#web/parts/account-form/account-fields.tsx';
import { type ChangePasswordEntry, problemsOfChange } from '#web/parts/account-form/account-problems.ts';
import { formText } from '#web/parts/account-form/form-text.ts';
import { useAccountForm } from '#web/parts/account-form/use-account-form.ts';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { FormSkeleton } from '#web/parts/item/page/form-skeleton.tsx';
import { renewAsPilot } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack, TopBarButton } from '#web/ui/page/top-bar.tsx';
import styles from './account-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';

const TITLE = accountTexts.changePassword.title;

const CHANGE = {
  read: (form: FormData): ChangePasswordEntry => ({
    currentPassword: formText(form, 'currentPassword'),
    nextPassword: formText(form, 'nextPassword'),
    confirmed: formText(form, 'confirmed'),
  }),
  check: problemsOfChange,
  send: ({ currentPassword, nextPassword }: ChangePasswordEntry) =>
    renewAsPilot(changePassword, { body: { currentPassword, nextPassword } }),
  isOfPilot: true,
};

/** Changes the password of the pilot who is logged in. */
export function ChangePasswordPage() {
  return (
    <WithLogbook loading={<FormSkeleton title={TITLE} />}>
      {({ pilot }) => (pilot.email === null ? <DemoPilot title={TITLE} /> : <ChangePassword pilot={pilot} />)}
    </WithLogbook>
  );
}

function ChangePassword({ pilot }: { readonly pilot: Pilot }) {
  const form = useAccountForm(CHANGE);
  if (form.sent) return <PasswordChanged />;
  return <ChangePasswordForm form={form} pilot={pilot} />;
}

interface ChangePasswordFormProps {
  readonly form: ReturnType<typeof useAccountForm>;
  readonly pilot: Pilot;
}

function ChangePasswordForm({ form, pilot }: ChangePasswordFormProps) {
  const formId = useId();
  const [, navigate] = useLocation();
  const canSave = pilot.isActivated;
  const saving = {
    disabled: form.sending || !canSave,
    children: form.sending ? texts.actions.saving : texts.actions.save,
  };
  const cancelling = {
    disabled: form.sending,
    onClick: () => navigate(PAGES.pilot.path),
    children: texts.actions.cancel,
  };
  return (
    <Page
      narrow
      title={TITLE}
      start={<TopBarButton {...cancelling} />}
      end={<TopBarButton strong type="submit" form={formId} {...saving} />}
    >
      <form id={formId} className={styles.plainForm} onSubmit={form.onSubmit} noValidate>
        {!canSave && <Notice tone="warning">{accountTexts.changePassword.unverified}</Notice>}
        {form.message && <Banner message={form.message} />}
        <AccountName email={pilot.email} />
        <AccountPasswordField
          of="current"
          autoComplete="current-password"
          enterKeyHint="next"
          {...form.field('currentPassword')}
        />
        <Link className={styles.forgot} href={PAGES.resetPassword.path}>
          {accountTexts.changePassword.forgotPassword}
        </Link>
        <NewPasswordFields of="new" name="nextPassword" field={form.field} />
        <div className={styles.buttons}>
          <Button tone="primary" type="submit" {...saving} />
          <Button {...cancelling} />
        </div>
      </form>
    </Page>
  );
}

function PasswordChanged() {
  return (
    <Page narrow title={TITLE} start={<TopBarBack href={PAGES.pilot.path} />}>
      <div className={styles.plainForm}>
        <Notice tone="good" action={<LinkButton href={PAGES.pilot.path}>{accountTexts.backToPilot}</LinkButton>}>
          {accountTexts.changePassword.done}
        </Notice>
      </div>
    </Page>
  );
}

/** Shown to a demo pilot in place of a page about the account. */
export function DemoPilot({ title }: { readonly title: string }) {
  return (
    <Page narrow title={title} start={<TopBarBack href={PAGES.pilot.path} />}>
      <Empty action={<LinkButton href={PAGES.pilot.path}>{accountTexts.backToPilot}</LinkButton>}>
        {accountTexts.noAccount}
      </Empty>
    </Page>
  );
}
