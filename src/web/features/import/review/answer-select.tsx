import type { Flight } from '#domain/flight';
import type { Match } from '#domain/import/found-flight';
import { IMPORT as importTexts } from '#texts/import';
import { airtimeText } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import type { SelectOption } from '#web/ui/form/select-field.tsx';
import { PlainSelect } from '../mapping/plain-select.tsx';
import { isDayAsked } from './day-of-file.ts';
import type { Answer } from './review.ts';
import type { ReviewRow } from './review-rows.ts';
import styles from './table.module.css';
import type { ShownReview } from './use-review.ts';

const { review: words } = importTexts;

interface AnswerSelectProps {
  readonly row: ReviewRow;
  readonly review: ShownReview;
  readonly label: string;
}

/** Chooses what becomes of a flight. */
export function AnswerSelect({ row, review, label }: AnswerSelectProps) {
  const { dispatch, logbook } = review;
  return (
    <div className={styles.outcome} data-outcome={row.outcome}>
      <PlainSelect
        label={label}
        choices={answerOptions(row, logbook)}
        value={answerValue(row)}
        onChange={({ target }) => dispatch({ type: 'answered', keys: [row.key], answer: answerOfValue(target.value) })}
      />
    </div>
  );
}

/** The value of the proposal of a flight that is known, or of a question that is open. */
const PROPOSED = 'proposed';

/** Returns what can become of a flight. */
function answerOptions(row: ReviewRow, logbook: Pick<Logbook, 'sites'>): readonly SelectOption[] {
  const { match } = row.item;
  const { kind } = match;
  const isKnown = kind === 'known' || kind === 'sameFlight' || kind === 'repeated';
  return [
    ...(row.outcome === 'known' || isKnown ? [{ value: PROPOSED, label: knownText(match) }] : []),
    ...(row.outcome === 'question' ? [{ value: PROPOSED, label: questionText(row) }] : []),
    ...(isKnown
      ? []
      : row.candidates.map((entry) => ({ value: `fill:${entry.id}`, label: entryOption(entry, logbook) }))),
    ...(isDayAsked(row.item) && !isKnown ? [] : [{ value: 'add', label: words.addAsNew }]),
    { value: 'leaveOut', label: words.leaveOut },
  ];
}

function knownText(match: Match): string {
  return match.kind === 'sameFlight' && match.isLonger ? words.longer : words.known[match.kind];
}

function questionText({ candidates, item }: ReviewRow): string {
  if (isDayAsked(item)) return words.whichDay;
  return candidates.length === 0 ? words.isItNew : words.whichFlight;
}

/** Returns the value of the option that a flight has now. */
function answerValue({ outcome, entry }: ReviewRow): string {
  if (outcome === 'new') return 'add';
  if (outcome === 'leftOut') return 'leaveOut';
  return outcome === 'fills' ? `fill:${entry?.id}` : PROPOSED;
}

/** Returns the answer of an option; null takes the pilot's answer back. */
function answerOfValue(value: string): Answer | null {
  if (value === 'add' || value === 'leaveOut') return { do: value };
  return value.startsWith('fill:') ? { do: 'fill', flightId: Number(value.slice(5)) } : null;
}

function entryOption({ time, siteId, airtime }: Flight, { sites }: Pick<Logbook, 'sites'>): string {
  const site = siteId === null ? undefined : sites.get(siteId)?.name;
  const parts = [time, site, airtime > 0 ? airtimeText(airtime) : null].filter((part) => part);
  return words.isEntry(parts.length > 0 ? parts.join(' · ') : words.entryWithoutFields);
}
