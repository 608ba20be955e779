import { useEffect } from 'react';
import { PAGES } from '#contract/pages/pages';
import { LICENCES_PATH } from '#contract/product';
import { HOME as homeTexts } from '#texts/home';
import { pageSettings } from '#web/api/page-settings.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Benefits } from './benefits.tsx';
import { DemoButton } from './demo-button.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';

/** The home page: what Wingbook is, and links to sign up and log in. */
export function HomePage() {
  const signedIn = useLogbookIfSignedIn() !== null;
  useEffect(() => {
    document.title = homeTexts.title;
  }, []);
  return (
    <main id="main" tabIndex={-1} className={styles.home}>
      <section className={styles.top}>
        <div className={styles.words}>
          <h1 className={styles.claim}>{homeTexts.claim}</h1>
          <p className={styles.lead}>{homeTexts.lead}</p>
          <div className={styles.ways}>{signedIn ? <OpenLogbook /> : <VisitorLinks />}</div>
        </div>
        <Hero />
      </section>
      <Benefits />
      <footer className={styles.foot}>
        <a href={LICENCES_PATH}>{homeTexts.licences}</a>
      </footer>
    </main>
  );
}

function OpenLogbook() {
  return (
    <LinkButton href={PAGES.flights.path} tone="primary">
      {homeTexts.openLogbook}
    </LinkButton>
  );
}

function VisitorLinks() {
  return (
    <>
      {pageSettings().signupDomains?.length !== 0 && (
        <LinkButton href={PAGES.signup.path} tone="primary">
          {texts.actions.signUp}
        </LinkButton>
      )}
      <LinkButton href={PAGES.login.path}>{homeTexts.logIn}</LinkButton>
      {pageSettings().demo && <DemoButton />}
    </>
  );
}
