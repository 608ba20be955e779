import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { texts } from '#web/texts.ts';
import styles from './demo-bar.module.css';
import { demoText } from './demo-text.ts';

const MINUTE_MS = 60_000;

/** Shown to a demo pilot on every page: when the demo ends, and a link to sign up. */
export function DemoBar({ expiresAt }: { readonly expiresAt: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <aside className={styles.bar} aria-label={texts.frame.demo}>
      <span>{texts.frame.demo}</span>
      <span aria-hidden="true">·</span>
      <span>{demoText(expiresAt, now)}</span>
      <span aria-hidden="true">·</span>
      <Link href={PAGES.signup.path}>{texts.actions.signUp}</Link>
    </aside>
  );
}
