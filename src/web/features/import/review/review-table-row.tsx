import { type Dispatch, memo } from 'react';
import type { Flight } from '#domain/flight';
import { IMPORT as importTexts } from '#texts/import';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { DayQuestion } from '#web/parts/form/day-question.tsx';
import { Airtime, Altitude } from '#web/parts/quantities.tsx';
import { Profile } from '#web/parts/track/profile.tsx';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { PlacedRow } from '#web/ui/table/table-row.tsx';
import { DASH } from '#web/ui/text/dash.ts';
import { Hidden } from '#web/ui/text/hidden.tsx';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { sourceName } from '../refused-text.ts';
import { AnswerSelect } from './answer-select.tsx';
import type { ReviewEvent } from './answers.ts';
import { type Choice, NO_CHOICE } from './choice.ts';
import { isDayAsked, probableDay } from './day-of-file.ts';
import { isImported, isSameRow, type ReviewRow } from './review-rows.ts';
import styles from './table.module.css';
import type { ItemName, ShownReview } from './use-review.ts';

const { review: words } = importTexts;

interface ReviewTableRowProps {
  readonly row: ReviewRow;
  readonly index: number;
  /** See `PlacedRow`. */
  readonly measure: PlacedRow['measure'];
  readonly offset: number;
  readonly shown: ShownReview;
  readonly onEdit: (key: string) => void;
}

/**
 * One flight that was found, with what becomes of it, and below it the entry of the logbook that it may be. Rendered again only when
 * what it shows has changed: an answer makes all rows anew, most of them with the same content.
 */
export const ReviewTableRow = memo(Row, (before, now) => {
  const { row: rowBefore, ...restBefore } = before;
  const { row, ...rest } = now;
  return isSameRow(rowBefore, row) && haveSameProps(restBefore, rest);
});

type RestOfProps = Omit<ReviewTableRowProps, 'row'>;

function haveSameProps(one: RestOfProps, other: RestOfProps): boolean {
  const isPlacedAlike = one.index === other.index && one.offset === other.offset && one.measure === other.measure;
  return isPlacedAlike && one.shown === other.shown && one.onEdit === other.onEdit;
}

function Row(props: ReviewTableRowProps) {
  const { row, index, measure, offset, shown, onEdit } = props;
  const { names, logbook } = shown;
  const { altitude, airtime, source, track } = row.item.found;
  const flight = flightName(row);
  const { altitudeUnit } = logbook.pilot;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={classes(styles.row, !isImported(row) && row.outcome !== 'question' && styles.unused)}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <td className={styles.date}>
        <DayAndTime row={row} />
      </td>
      <td className={styles.site}>
        <Name kind="site" item={names.site(shownSite(row))} />
        <span className={styles.path} title={sourceName(source)}>
          {sourceName(source)}
        </span>
        <Caution row={row} />
        <DayOfFile row={row} dispatch={shown.dispatch} />
        <Joined row={row} dispatch={shown.dispatch} />
      </td>
      <td className={styles.glider}>
        <Name kind="glider" item={names.glider(shownGlider(row))} />
      </td>
      <td className={styles.barogram}>{track && <Profile profile={track.profile} />}</td>
      <td className={styles.altitude}>{altitude ? <Altitude altitude={altitude} unit={altitudeUnit} /> : DASH}</td>
      <td className={styles.airtime}>{airtime ? <Airtime airtime={airtime} /> : DASH}</td>
      <td className={styles.answer}>
        <AnswerSelect row={row} review={shown} label={words.answerFor(flight)} />
      </td>
      <td className={styles.change}>
        {isImported(row) && (
          <Button tone="quiet" onClick={() => onEdit(row.key)}>
            <Icon name="edit" />
            <Hidden>{words.change(flight)}</Hidden>
          </Button>
        )}
      </td>
      <td className={styles.entries}>
        <EntryLines row={row} review={shown} />
      </td>
    </tr>
  );
}

/** The file stands for a flight whose day is not known. */
function flightName({ item }: ReviewRow): string {
  const { source, date, time } = item.found;
  return isDayAsked(item) ? sourceName(source) : words.flightOf(texts.dates.day(date), time);
}

function DayAndTime({ row: { item } }: { readonly row: ReviewRow }) {
  const { date, time } = item.found;
  if (isDayAsked(item)) return DASH;
  return (
    <>
      {texts.dates.day(date)} {time && <span className={styles.time}>{time}</span>}
    </>
  );
}

/** What the pilot should know of the track of a flight. A flight of an archive was one to its pilot. */
function Caution({ row: { item, outcome } }: { readonly row: ReviewRow }) {
  if (item.archived) return item.archived.isTrackLost && <span className={styles.caution}>{words.trackLost}</span>;
  if (outcome === 'known') return null;
  const cautions = [...cautionsOf(item), ...(mayBeAnother(item) ? [words.mayBeAnother] : [])];
  return cautions.map((caution) => (
    <span key={caution} className={styles.caution}>
      {caution}
    </span>
  ));
}

/** Whether it is asked about because of another flight that was found, which has no line below it. */
function mayBeAnother(item: ReviewRow['item']): boolean {
  const { found, match, continued } = item;
  if (match.kind !== 'question' || match.candidates.length > 0) return false;
  return !isDayAsked(item) && !found.track?.isDoubtful && !continued;
}

/** Says that a flight is of several files, which can be kept apart. */
function Joined({
  row: { key, item, outcome },
  dispatch,
}: Pick<ReviewTableRowProps, 'row'> & Pick<ShownReview, 'dispatch'>) {
  if (!item.pieces) return null;
  return (
    <span className={styles.caution}>
      {words.joined(new Set(item.pieces.map(({ found }) => found.track?.sha256)).size)}
      {outcome !== 'known' && (
        <span className={styles.days}>
          <Button onClick={() => dispatch({ type: 'keptApart', key })}>{words.keepApart}</Button>
        </span>
      )}
    </span>
  );
}

function cautionsOf({ found: { track }, continued }: ReviewRow['item']): readonly string[] {
  if (track === null) return [];
  const { isDoubtful, beginsInAir, endsInAir, timesNote } = track;
  return [
    ...(isDoubtful ? [words.doubtful] : []),
    ...(continued ? [words.continued(continued.gapS, sourceName(continued.source))] : []),
    ...(beginsInAir && !continued ? [words.beginsInAir] : []),
    ...(endsInAir ? [words.endsInAir] : []),
    ...(timesNote ? [words.timesNotes[timesNote]] : []),
  ];
}

function Name({ kind, item }: { readonly kind: 'site' | 'glider'; readonly item: ItemName | null }) {
  if (item === null) return DASH;
  return (
    <span className={styles.name}>
      <TwoLines>{item.name}</TwoLines> {item.isNew && <span className={styles.new}>{words.newItem[kind]}</span>}
    </span>
  );
}

/** Entries of which more are only in the list of answers. */
const MOST_SHOWN = 3;

/** The entries of the logbook that a flight fills, is, or may be, and which of their fields it fills. */
function EntryLines({ row, review }: { readonly row: ReviewRow; readonly review: ShownReview }) {
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
      {row.fills.length > 0 && <span className={styles.fillsList}>{words.fills(row.fills)}</span>}
    </div>
  );
}

/** Asks for the day of a file that does not say it, or offers another where it is probably wrong: for all flights of the file. */
function DayOfFile({
  row: { item, outcome },
  dispatch,
}: {
  readonly row: ReviewRow;
  readonly dispatch: Dispatch<ReviewEvent>;
}) {
  const { track, date } = item.found;
  if (track === null || outcome === 'known' || outcome === 'leftOut') return null;
  const say = (day: string): void => dispatch({ type: 'daySaid', sha256: track.sha256, day });
  const probable = probableDay(item);
  if (probable !== null) {
    const day = texts.dates.day(probable);
    return (
      <span className={styles.caution}>
        {itemFormTexts.igc.rolledOver(texts.dates.day(date), day)}
        <span className={styles.days}>
          <Button onClick={() => say(probable)}>{itemFormTexts.igc.takeProbableDay(day)}</Button>
        </span>
      </span>
    );
  }
  if (!isDayAsked(item)) return null;
  return (
    <span className={styles.caution}>
      {importTexts.review.noDay}
      <DayQuestion days={track.daysAsked ?? []} onChoose={say} onTyped={say} />
    </span>
  );
}

/** Returns the site that a flight has after the import: the entry's own comes first. */
function shownSite({ entry, site }: Pick<ReviewRow, 'entry' | 'site'>): Choice {
  return ownOr(entry?.siteId, site);
}

/** Returns the glider that a flight has after the import: the entry's own comes first. */
function shownGlider({ entry, glider }: Pick<ReviewRow, 'entry' | 'glider'>): Choice {
  return ownOr(entry?.gliderId, glider);
}

function ownOr(id: number | null | undefined, choice: Choice): Choice {
  return id === null || id === undefined ? choice : { kind: 'own', id };
}
