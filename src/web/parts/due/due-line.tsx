import { Link } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { urgentOf } from '#domain/due/dues';
import { DUE as dueTexts } from '#texts/due';
import type { Logbook } from '#web/store/logbook.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './due-line.module.css';
import { dueLineOf } from './due-text.ts';
import { useDues } from './dues-today.ts';

/** The most urgent check of a logbook, and how many more there are; nothing where none is due or soon. */
export function DueLine({ logbook }: { readonly logbook: Logbook }) {
  const [first, ...others] = urgentOf(useDues(logbook));
  if (!first) return null;
  return (
    <div className={styles.line}>
      <Notice
        slim
        tone={first.state === 'due' ? 'warning' : 'info'}
        action={
          <Link className={styles.link} href={PAGES.due.path}>
            {dueTexts.show}
          </Link>
        }
      >
        {[dueLineOf(first), others.length > 0 ? dueTexts.more(others.length) : ''].join(' ').trim()}
      </Notice>
    </div>
  );
}
