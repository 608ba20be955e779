import { texts } from '#web/texts.ts';
import styles from './header.module.css';
import { publishHeight } from './publish-height.ts';

const heightRef = publishHeight('--connection');

/** While the server does not answer: as of when the logbook is that is stored on this device. One quiet line, as it is no error. */
export function ConnectionLine({ asOf }: { readonly asOf: number }) {
  return (
    <div ref={heightRef} className={styles.connection} role="status">
      {texts.frame.noConnection(momentText(new Date(asOf), new Date()))}
    </div>
  );
}

/** Returns a time: of today without its date. */
function momentText(time: Date, now: Date): string {
  const isToday = time.toDateString() === now.toDateString();
  return isToday ? texts.dates.clock(time) : texts.dates.moment(time.toISOString());
}
