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
}

/** The one line at the top: the product's name, the items, Log In or Log Out. */
export function Header({ signedIn, inLogbook }: HeaderProps) {
  return (
    <header className={classes(styles.header, inLogbook && styles.app)}>
      <Brand />
      {signedIn && <Navigation className={styles.items} />}
      <div className={styles.account}>
        <ThemeSwitch />
        {signedIn ? <LogOutButton /> : <LogInLink />}
      </div>
    </header>
  );
}

function LogInLink() {
  return (
    <LinkButton href={PAGES.login.path} tone="quiet">
      Log In
    </LinkButton>
  );
}

function LogOutButton() {
  const { leaving, leave } = useLogOut();
  return (
    <Button tone="quiet" busy={leaving} onClick={leave}>
      Log Out
    </Button>
  );
}
