import { useState } from 'react';
import { isolated } from '#domain/isolated';
import { compareNames } from '#domain/order/text-order';
import { IMPORT as importTexts } from '#texts/import';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { PlainSelect } from '../mapping/plain-select.tsx';
import { choiceOfValue, valueOfChoice } from './choice.ts';
import styles from './filters.module.css';
import { type Answer, OUTCOMES, type Outcome } from './review.ts';
import type { ReviewRow } from './review-rows.ts';
import type { Review } from './use-review.ts';

const { review: words } = importTexts;

interface ReviewFilterBarProps {
  readonly review: Review;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Chooses what the review shows, with the number of flights of each outcome. */
export function ReviewFilterBar({ review, filter, onFilter }: ReviewFilterBarProps) {
  const { counts, content, rows } = review;
  const choices: readonly (readonly [Filter, number])[] = [
    ['all', rows.length],
    ...OUTCOMES.map((outcome) => [outcome, counts[outcome]] as const),
    ['refused', content.refused.length],
  ];
  return (
    <fieldset className={styles.filters} aria-label={words.show}>
      {choices
        .filter(([name, count]) => count > 0 || name === filter)
        .map(([name, count]) => (
          <button
            key={name}
            type="button"
            className={classes(styles.filter, name === 'question' && styles.question)}
            aria-pressed={name === filter}
            onClick={() => onFilter(name)}
          >
            {name === 'all' ? words.all : words.filters[name]}{' '}
            <span className={styles.count}>{formatWhole(count)}</span>
          </button>
        ))}
    </fieldset>
  );
}

/** The questions that can be answered for all flights of a filter at once. */
type Bulk = 'add' | 'leaveOut' | 'reset';

const BULK_OF: Readonly<Record<Filter, readonly Bulk[]>> = {
  all: ['reset'],
  new: ['leaveOut', 'reset'],
  fills: ['add', 'leaveOut', 'reset'],
  question: ['add', 'leaveOut', 'reset'],
  known: [],
  leftOut: ['add', 'reset'],
  refused: [],
};

const BULK: Readonly<Record<Bulk, { readonly label: string; readonly answer: Answer | null }>> = {
  add: { label: words.bulkAdd, answer: { do: 'add' } },
  leaveOut: { label: words.bulkLeaveOut, answer: { do: 'leaveOut' } },
  reset: { label: words.bulkReset, answer: null },
};

interface BulkBarProps {
  readonly review: Review;
  readonly rows: readonly ReviewRow[];
  readonly filter: Filter;
}

/** Answers for all flights that are shown. */
export function BulkBar({ review, rows, filter }: BulkBarProps) {
  const keys = rows.map(({ key }) => key);
  if (filter === 'known') return null;
  const isUseful = (bulk: Bulk): boolean => bulk !== 'reset' || keys.some((key) => review.answers.flights.has(key));
  return (
    <fieldset className={styles.bulk} aria-label={words.bulk(rows.length)}>
      <span className={styles.bulkLabel}>{words.bulk(rows.length)}</span>
      {BULK_OF[filter].filter(isUseful).map((bulk) => (
        <Button key={bulk} onClick={() => review.dispatch({ type: 'answered', keys, answer: BULK[bulk].answer })}>
          {BULK[bulk].label}
        </Button>
      ))}
      <GliderSelect review={review} keys={keys} />
    </fieldset>
  );
}

const NOT_CHOSEN = 'unchanged';

function GliderSelect({ review, keys }: { readonly review: Review; readonly keys: readonly string[] }) {
  const choose = (value: string): void => {
    if (value !== NOT_CHOSEN) review.dispatch({ type: 'gliderChosen', keys, choice: choiceOfValue(value) });
  };
  const own = [...review.logbook.gliders.values()].sort(compareNames);
  const added = review.gliderTexts.filter(({ key }) => key !== '');
  return (
    <div className={styles.gliders}>
      <PlainSelect
        label={words.bulkGlider}
        value={NOT_CHOSEN}
        onChange={({ target }) => choose(target.value)}
        choices={[
          { value: NOT_CHOSEN, label: words.setGlider },
          { value: '', label: texts.terms.noGlider },
          ...own.map(({ id, name }) => ({ value: valueOfChoice({ kind: 'own', id }), label: name })),
          ...added.map(({ key, text }) => ({
            value: valueOfChoice({ kind: 'new', ref: key }),
            label: importTexts.gliders.newGlider(isolated(text)),
          })),
        ]}
      />
    </div>
  );
}

/** The view of the review: all flights, those of one outcome, or the refused files. */
export type Filter = Outcome | 'all' | 'refused';

/** The filter with the flights that it has chosen: they stay in view when an answer changes what becomes of them. */
interface ChosenFilter {
  readonly name: Filter;
  readonly keys: ReadonlySet<string>;
}

/** Returns the filter, and a function that sets it. Where there is nothing but refused files, it shows these. */
export function useFilter(
  rows: readonly ReviewRow[],
  refused: number,
): readonly [ChosenFilter, (name: Filter) => void] {
  const [filter, setFilter] = useState<ChosenFilter>(() => ({
    name: rows.length === 0 && refused > 0 ? 'refused' : 'all',
    keys: new Set(),
  }));
  return [filter, (name) => setFilter({ name, keys: keysOf(rows, name) })];
}

function keysOf(rows: readonly ReviewRow[], name: Filter): ReadonlySet<string> {
  return new Set(rows.filter(({ outcome }) => outcome === name).map(({ key }) => key));
}
