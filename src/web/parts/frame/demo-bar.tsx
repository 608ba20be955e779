import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { texts } from '#web/texts.ts';
import styles from './demo-bar.module.css';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_H = 24;

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

/** Returns the remaining time of a demo pilot; `now` is the device's clock, which may be slightly off. */
export function demoText(expiresAt: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(expiresAt) - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return texts.frame.demoEnding;
  if (minutes <= HOUR_MIN) return texts.frame.demoEndsInMinutes(minutes);
  return texts.frame.demoEndsInHours(Math.min(DAY_H, Math.ceil(minutes / HOUR_MIN)));
}
