import type { Pilot } from '#domain/pilot';
import { DASH } from '#web/ui/facts.tsx';
import styles from './pilot.module.css';

/** The pilot's name as the heading, and the email under it; a dash for what is not known. */
export function PilotName({ pilot }: { readonly pilot: Pick<Pilot, 'userName' | 'email'> }) {
  return (
    <div className={styles.who}>
      <h1 className={styles.name}>{pilot.userName || DASH}</h1>
      <p className={styles.email}>{pilot.email ?? 'A demo pilot, without an email'}</p>
    </div>
  );
}
