import { PAGES } from '#contract/pages';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { useLogOut } from './log-out.ts';
import { Navigation } from './navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface HeaderProps {
  readonly signedIn: boolean;
  /** On a page of the logbook a phone has its top bar instead. */
  readonly inLogbook: boolean;
  /** Whether the login form stands in place of the page, which is to be there again after it. */
  readonly asksInPlace: boolean;
}

/** The one line at the top: the product's name, the items, Log In or Log Out. */
export function Header({ signedIn, inLogbook, asksInPlace }: HeaderProps) {
  return (
    <header className={classes(styles.header, inLogbook && styles.app)}>
      <Brand />
      {signedIn && <Navigation className={styles.items} />}
      <div className={styles.account}>
        <ThemeSwitch />
        <WayInOrOut signedIn={signedIn} asksInPlace={asksInPlace} />
      </div>
    </header>
  );
}

function WayInOrOut({ signedIn, asksInPlace }: Omit<HeaderProps, 'inLogbook'>) {
  if (signedIn) return <LogOutButton />;
  return asksInPlace ? <LogInHere /> : <LogInLink />;
}

function LogInLink() {
  return (
    <LinkButton href={PAGES.login.path} tone="quiet">
      Log In
    </LinkButton>
  );
}

function LogInHere() {
  return (
    <Button tone="quiet" onClick={() => document.querySelector<HTMLInputElement>('main form input')?.focus()}>
      Log In
    </Button>
  );
}

function LogOutButton() {
  const { leaving, leave } = useLogOut();
  return (
    <Button data-leaves-page tone="quiet" busy={leaving} onClick={leave}>
      Log Out
    </Button>
  );
}
