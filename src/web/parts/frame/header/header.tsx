import { PAGES } from '#contract/pages/pages';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { useLogOut } from './log-out.ts';
import { Navigation } from './navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

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
    <header className={classes(styles.header, inLogbook && styles.app)}>
      <Brand />
      {signedIn && <Navigation className={styles.items} />}
      <div className={styles.account}>
        <ThemeSwitch />
        <SessionButton signedIn={signedIn} isLoginInPlace={isLoginInPlace} />
      </div>
    </header>
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
  const { leaving, leave } = useLogOut();
  return (
    <Button data-leaves-page tone="quiet" busy={leaving} onClick={leave}>
      {texts.actions.logOut}
    </Button>
  );
}
