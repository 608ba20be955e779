import { texts } from '#web/texts.ts';
import { importTexts } from '../import-texts.ts';
import styles from './review.module.css';
import type { Review } from './use-review.ts';

const { review: words } = importTexts;

/** What archives bring beside flights. */
export function ArchiveNotes({ review: { content, brought } }: { readonly review: Review }) {
  if (content.archives.length === 0) return null;
  return (
    <div className={styles.notes}>
      {content.archives.map(({ path, exportedAt, sites, gliders }) => (
        <p key={path}>
          {words.archive(path, exportedAt && texts.dates.moment(exportedAt), {
            sites: sites.length,
            gliders: gliders.length,
          })}
        </p>
      ))}
      {brought.pilot && <p>{words.pilotComes}</p>}
    </div>
  );
}
