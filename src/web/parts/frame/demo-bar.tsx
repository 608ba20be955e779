import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#contract/pages';
import styles from './demo-bar.module.css';
import { demoWords } from './demo-words.ts';

const MINUTE_MS = 60_000;

/** What a demo pilot must know on every screen: that all of it goes, and how to stay. */
export function DemoBar({ expiresAt }: { readonly expiresAt: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <aside className={styles.bar} aria-label="Demo">
      <span>Demo</span>
      <span aria-hidden="true">·</span>
      <span>{demoWords(expiresAt, now)}</span>
      <span aria-hidden="true">·</span>
      <Link href={PAGES.signup.path}>Sign up</Link>
    </aside>
  );
}
