// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, expect, it } from 'vitest';
import { readTrackOf, reviewItem } from '#test/builders/found-flights';
import { at, pilotOf } from '#test/builders/responses';
import type { Choice } from '../choice.ts';
import { type Review, useReview } from '../use-review.ts';
import { ReviewTableRow } from './review-table-row.tsx';

afterEach(cleanup);

const LOGBOOK = { pilot: pilotOf(1), flights: new Map(), sites: new Map(), gliders: new Map(), ...at(1) };
const PLACED = { measure: () => undefined, offset: 0 };
const edit = (): void => undefined;

it('only the rows are rendered again that an answer changes', () => {
  let rendered = 0;
  let review: Review | null = null;
  const items = ['a', 'b', 'c'].map((key) => reviewItem(key, { gliderName: 'Omega' }));
  const content = {
    ...{ source: 'a.zip', filesNum: 3, bytesNum: 5, stopped: null, comparedUpTo: 0 },
    ...{ items, refused: [], archives: [], openRun: null },
  };
  function Table() {
    const shown = useReview(content, LOGBOOK);
    review = shown;
    const counting = useMemo(() => {
      const { names, ...rest } = shown.shown;
      const site = (choice: Choice) => {
        rendered += 1;
        return names.site(choice);
      };
      return { ...rest, names: { ...names, site } };
    }, [shown.shown]);
    return (
      <table>
        <tbody>
          {shown.rows.map((row, index) => (
            <ReviewTableRow key={row.key} {...{ row, index, ...PLACED, shown: counting, onEdit: edit }} />
          ))}
        </tbody>
      </table>
    );
  }
  const renderedBy = (event: Parameters<Review['dispatch']>[0]): number => {
    rendered = 0;
    act(() => review?.dispatch(event));
    return rendered;
  };
  render(<Table />);
  expect(rendered).toBe(3);
  expect(renderedBy({ type: 'answered', keys: ['b'], answer: { do: 'leaveOut' } })).toBe(1);
  expect(renderedBy({ type: 'gliderChosen', keys: ['a', 'c'], choice: { kind: 'none' } })).toBe(2);
});

it.each([
  ['new', 1],
  ['known', 0],
] as const)('a flight of a file in which nothing is surely one says so while it is %s', (kind, count) => {
  const track = { ...readTrackOf('a'), isDoubtful: true };
  const match =
    kind === 'new' ? ({ kind, certainty: 'sure' } as const) : ({ kind, flightId: 7, certainty: 'sure' } as const);
  const content = {
    ...{ source: 'a.zip', filesNum: 1, bytesNum: 5, stopped: null, comparedUpTo: 0 },
    ...{ items: [reviewItem('a', { track }, match), reviewItem('b')], refused: [], archives: [], openRun: null },
  };
  function Table() {
    const { rows, shown } = useReview(content, LOGBOOK);
    return (
      <table>
        <tbody>
          {rows.map((row, index) => (
            <ReviewTableRow key={row.key} {...{ row, index, ...PLACED, shown, onEdit: edit }} />
          ))}
        </tbody>
      </table>
    );
  }
  const { queryAllByText } = render(<Table />);
  expect(queryAllByText('Nothing in its file is surely a flight.')).toHaveLength(count);
});
