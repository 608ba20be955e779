import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { login } from '#contract/account/sign-in';
import { PAGES } from '#contract/pages/pages';
import { ACCOUNT as accountTexts } from '#texts/account';
import { deletedPilotWithPending } from '#web/device-storage/deleted-account.ts';
import { isDeviceOf } from '#web/device-storage/my-device.ts';
import { AccountPasswordField, EmailField } from '#web/parts/account-form/account-fields.tsx';
import { type LogInEntry, problemsOfLogIn } from '#web/parts/account-form/account-problems.ts';
import { formText } from '#web/parts/account-form/form-text.ts';
import { useAccountForm } from '#web/parts/account-form/use-account-form.ts';
import { countPending, signInBy, usePending, useStoreState } from '#web/store/store.ts';
import { logbookIn } from '#web/store/store-state.ts';
import { texts } from '#web/texts.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { isOwnDeviceIn, OwnDeviceBox } from './own-device-box.tsx';

interface LogInFormEntry extends LogInEntry {
  readonly isOwnDevice: boolean;
}

const LOG_IN = {
  read: (form: FormData): LogInFormEntry => ({
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    isOwnDevice: isOwnDeviceIn(form),
  }),
  check: problemsOfLogIn,
  send: ({ email, password, isOwnDevice }: LogInFormEntry) =>
    signInBy(login, { body: { email, password, lastModified: null } }, isOwnDevice),
};

const OTHER_LINKS = [
  { label: accountTexts.logIn.forgotPassword, href: PAGES.resetPassword.path },
  { label: accountTexts.oneTimeLogin.title, href: PAGES.oneTimeLogin.path },
];

/** The login page; also shown in place of any page that needs a session. */
export function LogInPage() {
  const form = useAccountForm(LOG_IN);
  const [path] = useLocation();
  const held = logbookIn(useStoreState());
  const isPageWaiting = held !== null && path !== PAGES.login.path;
  return (
    <AccountCard title={accountTexts.logIn.title}>
      {isPageWaiting && <Notice>{accountTexts.logIn.sessionEnded}</Notice>}
      <PendingOnDevice />
      <AccountForm form={form} caption={texts.actions.logIn} busyCaption={accountTexts.loggingIn}>
        <EmailField autoFocus={isPageWaiting} enterKeyHint="next" {...form.field('email')} />
        <AccountPasswordField of="own" autoComplete="current-password" enterKeyHint="go" {...form.field('password')} />
        <OwnDeviceBox defaultChecked={!isPageWaiting || isDeviceOf(held.pilot.id)} />
      </AccountForm>
      <p className={styles.ways}>
        {OTHER_LINKS.map((link) => (
          <OtherLink key={link.href} isPageWaiting={isPageWaiting} {...link} />
        ))}
      </p>
      <p className={styles.other}>
        {accountTexts.logIn.noLogbookYet}{' '}
        <OtherLink isPageWaiting={isPageWaiting} label={texts.actions.signUp} href={PAGES.signup.path} />
      </p>
    </AccountCard>
  );
}

/** Loaded where an account was deleted while changes of it were pending here. */
const DeletedAccount = lazy(async () => ({ default: (await import('./deleted-account.tsx')).DeletedAccount }));

/** How many pending changes this device has for a login: of the page below, or of any pilot; those of a deleted account apart. */
function PendingOnDevice() {
  const held = usePending().changes.length;
  const [stored, setStored] = useState({ ofOthers: 0, ofDeleted: 0 });
  const deleted = deletedPilotWithPending();
  const count = useEffectEvent(() => void countPending(deleted).then(setStored));
  useEffect(() => {
    count();
  }, []);
  const pending = held || stored.ofOthers;
  return (
    <>
      {pending > 0 && <Notice>{accountTexts.logIn.pending(pending)}</Notice>}
      {deleted !== null && stored.ofDeleted > 0 && (
        <Suspense fallback={null}>
          <DeletedAccount
            pilotId={deleted}
            count={stored.ofDeleted}
            onRemoved={() => void countPending(deleted).then(setStored)}
          />
        </Suspense>
      )}
    </>
  );
}

interface OtherLinkProps {
  readonly label: string;
  readonly href: string;
  /** The page below may hold unsaved input: then the link opens a new tab. */
  readonly isPageWaiting: boolean;
}

function OtherLink({ label, href, isPageWaiting }: OtherLinkProps) {
  if (!isPageWaiting) return <Link href={href}>{label}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
    </a>
  );
}
