import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { urgentOf } from '#domain/due/dues';
import type { Logbook } from '#web/store/logbook.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import checkStyles from '../item/check-state.module.css';
import styles from './due-line.module.css';
import { dueCountOf, dueLineOf } from './due-text.ts';
import { useDues } from './dues-today.ts';

/** The most urgent check in few words, as a link to all; nothing where none is due or soon. It stands where the page has room, so nothing moves. */
export function DueChip({ logbook }: { readonly logbook: Logbook }) {
  const urgent = urgentOf(useDues(logbook));
  const [first] = urgent;
  if (!first) return null;
  return (
    <Link className={styles.chip} href={PAGES.due.path} title={dueLineOf(first)}>
      <span className={classes(checkStyles.state, checkStyles[first.state === 'due' ? 'due' : 'soon'])}>
        <Icon name="alert" />
        {dueCountOf(urgent)}
      </span>
    </Link>
  );
}
