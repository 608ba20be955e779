import { useEffect } from 'react';
import { PAGES } from '#contract/pages';
import { PRODUCT_NAME } from '#contract/product';
import { pageSettings } from '#web/api/page-settings.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Benefits } from './benefits.tsx';
import { DemoButton } from './demo-button.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';

/** The home page: what Wingbook is, and links to sign up and log in. */
export function HomePage() {
  const signedIn = useLogbookIfSignedIn() !== null;
  useEffect(() => {
    document.title = `${PRODUCT_NAME} – the logbook for paraglider pilots`;
  }, []);
  return (
    <main id="main" tabIndex={-1} className={styles.home}>
      <section className={styles.top}>
        <div className={styles.words}>
          <h1 className={styles.claim}>Every flight has a shape.</h1>
          <p className={styles.lead}>
            {PRODUCT_NAME} is a paraglider pilot's logbook. Drop the track of your flight, and it fills in the rest.
          </p>
          <div className={styles.ways}>{signedIn ? <OpenLogbook /> : <VisitorLinks />}</div>
        </div>
        <Hero />
      </section>
      <Benefits />
    </main>
  );
}

function OpenLogbook() {
  return (
    <LinkButton href={PAGES.flights.path} tone="primary">
      Open my logbook
    </LinkButton>
  );
}

function VisitorLinks() {
  return (
    <>
      <LinkButton href={PAGES.signup.path} tone="primary">
        Sign up
      </LinkButton>
      <LinkButton href={PAGES.login.path}>Log in</LinkButton>
      {pageSettings().demo && <DemoButton />}
    </>
  );
}
