// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { metres, minutes } from '#domain/units';
import { readTrackOf, reviewItem } from '#test/builders/found-flights';
import { at, pilotOf } from '#test/builders/responses';
import type { Choice } from './choice.ts';
import type { ReviewItem } from './review.ts';
import { ReviewTableRow } from './review-table-row.tsx';
import { type Review, useReview } from './use-review.ts';

afterEach(cleanup);

const LOGBOOK = {
  pilot: pilotOf(1),
  flights: new Map(),
  sites: new Map(),
  gliders: new Map(),
  gear: new Map(),
  handlings: new Map(),
  ...at(1),
};
const PLACED = { measure: () => undefined, offset: 0 };
const edit = (): void => undefined;

interface ReviewTableProps {
  readonly items: readonly ReviewItem[];
  readonly onReview?: (review: Review) => void;
  /** Called for each row that is rendered. */
  readonly onSite?: () => void;
}

/** The rows of a review of these flights. */
function ReviewTable({ items, onReview, onSite }: ReviewTableProps) {
  const [content] = useState(() => ({
    ...{ source: 'a.zip', filesNum: 3, bytesNum: 5, stopped: null, comparedUpTo: 0 },
    known: [],
    ...{ items, refused: [], archives: [], openRun: null },
  }));
  const review = useReview(content, LOGBOOK);
  onReview?.(review);
  const counting = useMemo(() => {
    const { names, ...rest } = review.shown;
    const site = (choice: Choice) => {
      onSite?.();
      return names.site(choice);
    };
    return { ...rest, names: { ...names, site } };
  }, [review.shown, onSite]);
  return (
    <table>
      <tbody>
        {review.rows.map((row, index) => (
          <ReviewTableRow key={row.key} {...{ row, index, ...PLACED, shown: counting, onEdit: edit }} />
        ))}
      </tbody>
    </table>
  );
}

it('only the rows are rendered again that an answer changes', () => {
  let rendered = 0;
  let review: Review | null = null;
  const items = ['a', 'b', 'c'].map((key) => reviewItem(key, { gliderName: 'Omega' }));
  const onReview = (now: Review): void => {
    review = now;
  };
  const onSite = (): void => {
    rendered += 1;
  };
  const renderedBy = (event: Parameters<Review['dispatch']>[0]): number => {
    rendered = 0;
    act(() => review?.dispatch(event));
    return rendered;
  };
  render(<ReviewTable items={items} onReview={onReview} onSite={onSite} />);
  expect(rendered).toBe(3);
  expect(renderedBy({ type: 'answered', keys: ['b'], answer: { do: 'leaveOut' } })).toBe(1);
  expect(renderedBy({ type: 'gliderChosen', keys: ['a', 'c'], choice: { kind: 'none' } })).toBe(2);
});

const SURE = readTrackOf('a');
const TRACK = { ...readTrackOf('a'), isDoubtful: true };
const FIELDS = { date: '2026-05-03', time: null, airtime: minutes(3), altitude: metres(900), remarks: '', tags: [] };
const ARCHIVED = { archive: 0, number: 1, fields: FIELDS, createdAt: '2026-05-03T12:00:00Z', isTrackLost: false };

it.each([
  ['a new flight', reviewItem('a', { track: TRACK }), 1],
  ['a flight of the logbook', reviewItem('a', { track: TRACK }, { kind: 'known', flightId: 7, certainty: 'sure' }), 0],
  ['a flight of an archive', { ...reviewItem('a', { track: TRACK }), archived: ARCHIVED }, 0],
])('%s that may not be one: a caution or none', (_, item, count) => {
  render(<ReviewTable items={[item, reviewItem('b')]} />);
  expect(screen.queryAllByText('This may not be a flight.')).toHaveLength(count);
});

it('says that a known flight is longer than in the logbook, and lets the pilot take it', () => {
  const match = { kind: 'sameFlight', flightId: 7, certainty: 'sure', isLonger: true } as const;
  render(<ReviewTable items={[reviewItem('a', {}, match)]} />);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Longer than in your logbook', 'New flight', 'Leave out']);
});

it('says that a flight begins or ends in the air, and which file it goes on from', () => {
  const [begins, ends, goesOn] = ['a', 'b', 'c'].map((key) => reviewItem(key));
  if (!begins || !ends || !goesOn) throw new Error('Three items were made.');
  const inAir = (item: typeof begins, at: object) => ({
    ...item,
    found: { ...item.found, track: { ...readTrackOf(item.found.key), ...at } },
  });
  const continued = { source: { path: 'piece-1.igc' }, gapS: 16 };
  const items = [
    inAir(begins, { beginsInAir: true }),
    inAir(ends, { endsInAir: true }),
    { ...inAir(goesOn, { beginsInAir: true }), continued },
  ];
  render(<ReviewTable items={items} />);
  expect(screen.getByText('Its recording begins in the air: no site is proposed.')).toBeTruthy();
  expect(screen.getByText('Its recording ends in the air.')).toBeTruthy();
  expect(screen.getByText(/^Begins in the air, 16 s after piece-1\.igc ends there/)).toBeTruthy();
});

it('a flight joined from several files says so, and its pieces can be kept apart', () => {
  const joined = { ...reviewItem('whole'), pieces: [reviewItem('a'), reviewItem('b')] };
  render(<ReviewTable items={[joined]} />);
  expect(screen.getByText(/^Joined from 2 files/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep them apart' }));
  expect(screen.queryByText(/^Joined from/)).toBeNull();
  expect(screen.getByText('a.igc')).toBeTruthy();
  expect(screen.getByText('b.igc')).toBeTruthy();
});

it.each([
  ['noZone', 'Its file does not say the time zone: the times were read as UTC, so check the time of day.'],
  ['spread', 'Its file has the times of its beginning and end only: those between are estimates.'],
] as const)('a flight whose times are not sure (%s) says so', (timesNote, caution) => {
  render(<ReviewTable items={[reviewItem('a', { track: { ...SURE, timesNote } }), reviewItem('b')]} />);
  expect(screen.getAllByText(caution)).toHaveLength(1);
});
