import type { Flight } from '#domain/flight';
import { Airtime } from '#web/parts/airtime.tsx';
import { Altitude } from '#web/parts/altitude.tsx';
import { texts } from '#web/texts.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { importTexts } from '../../import-texts.ts';
import { NO_CHOICE } from '../choice.ts';
import type { ReviewRow } from '../review-rows.ts';
import type { ShownReview } from '../use-review.ts';
import { shownGlider, shownSite } from './shown-choices.ts';
import styles from './table.module.css';

const { review: words } = importTexts;

/** Entries of which more are only in the list of answers. */
const MOST_SHOWN = 3;

/** The entries of the logbook that a flight fills, is, or may be, and which of their fields it fills. */
export function EntryLines({ row, review }: { readonly row: ReviewRow; readonly review: ShownReview }) {
  const entries = row.outcome === 'question' ? row.candidates.slice(0, MOST_SHOWN) : [row.entry];
  return entries.map((entry) => entry && <EntryLine key={entry.id} entry={entry} row={row} review={review} />);
}

interface EntryLineProps {
  readonly entry: Flight;
  readonly row: ReviewRow;
  readonly review: ShownReview;
}

function EntryLine({ entry, row, review }: EntryLineProps) {
  const none = { entry, site: NO_CHOICE, glider: NO_CHOICE };
  const unit = review.logbook.pilot.altitudeUnit;
  return (
    <div className={styles.entry}>
      <span className={styles.entryLabel}>{words.inLogbook}</span>
      <span>
        {texts.dates.day(entry.date)} {entry.time ?? DASH}
      </span>
      <span>{review.names.site(shownSite(none))?.name ?? texts.terms.noSite}</span>
      <span>{review.names.glider(shownGlider(none))?.name ?? texts.terms.noGlider}</span>
      <span>{entry.altitude > 0 ? <Altitude altitude={entry.altitude} unit={unit} /> : DASH}</span>
      <span>{entry.airtime > 0 ? <Airtime airtime={entry.airtime} /> : DASH}</span>
      {!entry.hasTrack && <span>{words.noTrack}</span>}
      {row.fills.length > 0 && (
        <span className={styles.fillsList}>
          {words.fills} {row.fills.map((field) => words.fields[field]).join(', ')}
        </span>
      )}
    </div>
  );
}
