import { lazy } from 'react';
import { PAGES } from '#contract/pages/pages';
import { PRODUCT_NAME } from '#contract/product';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { PAGE_MENU_ID } from '#web/ui/page/page.tsx';
import styles from './header.module.css';
import { useLogOut } from './log-out.tsx';
import { Navigation } from './navigation.tsx';
import { OptionalNotice } from './optional-notice.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Loaded only for visitors. */
const LanguageMenu = lazy(async () => ({ default: (await import('../language/language-menu.tsx')).LanguageMenu }));

interface HeaderProps {
  readonly signedIn: boolean;
  /** On a page of the logbook a phone has a top bar instead. */
  readonly inLogbook: boolean;
  /** Whether the login form is shown in place of the page. */
  readonly isLoginInPlace: boolean;
}

/** The header: the product's name, the navigation, Log In or Log Out. */
export function Header({ signedIn, inLogbook, isLoginInPlace }: HeaderProps) {
  return (
    <>
      <header className={classes(styles.header, inLogbook && styles.app)}>
        <Brand />
        {signedIn && <Navigation className={styles.items} />}
        <div className={styles.account}>
          {!signedIn && (
            <OptionalNotice>
              <LanguageMenu />
            </OptionalNotice>
          )}
          <ThemeSwitch />
          <SessionButton signedIn={signedIn} isLoginInPlace={isLoginInPlace} />
        </div>
      </header>
      {inLogbook && <PageMenu />}
    </>
  );
}

/** The menu of a phone's top bar: what of the header is neither in that bar nor in the navigation. */
function PageMenu() {
  return (
    <section id={PAGE_MENU_ID} popover="auto" className={styles.menu} aria-label={texts.frame.menu}>
      <Brand />
      <ThemeSwitch isNamed />
      <LogOutButton />
    </section>
  );
}

function SessionButton({ signedIn, isLoginInPlace }: Omit<HeaderProps, 'inLogbook'>) {
  if (signedIn) return <LogOutButton />;
  return isLoginInPlace ? <FocusLogInButton /> : <LogInLink />;
}

function LogInLink() {
  return (
    <LinkButton href={PAGES.login.path} tone="quiet">
      {texts.actions.logIn}
    </LinkButton>
  );
}

function FocusLogInButton() {
  return (
    <Button tone="quiet" onClick={() => document.querySelector<HTMLInputElement>('main form input')?.focus()}>
      {texts.actions.logIn}
    </Button>
  );
}

function LogOutButton() {
  const { leaving, leave, question } = useLogOut();
  return (
    <>
      <Button data-leaves-page tone="quiet" busy={leaving} onClick={leave}>
        {texts.actions.logOut}
      </Button>
      {question}
    </>
  );
}

/** The product's name and logo: a plain link to the home page, which loads the app again. */
function Brand() {
  return (
    <a className={styles.brand} href="/">
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <path d="M3 14C8 4.5 24 4.5 29 14" fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" />
        <path d="M3 27l6-6 4 3 6-9 4 6 6 6z" fill="currentColor" opacity=".9" />
      </svg>
      {PRODUCT_NAME}
    </a>
  );
}
