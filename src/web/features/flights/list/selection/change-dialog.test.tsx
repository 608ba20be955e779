// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MOST_FLIGHTS_AT_ONCE } from '#contract/flights-changes';
import type { Flight } from '#domain/flight';
import type { FlightsChange } from '#domain/flights-change';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { byId, logbookFlight } from '#test/builders/logbook-items';
import { respondInstead } from '#test/web/respond-instead';
import { FIRST_TEMPORARY_ID } from '#web/store/pending/pending-change.ts';
import { ChangeDialog, changeOf } from './change-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LOGBOOK = { flights: byId<Flight>(), sites: byId<Site>(), gliders: byId<Glider>() };

/** Renders the dialog of a change to flights, or so many, with these tags. */
function show(kind: FlightsChange['kind'], ids: readonly number[] | number, tags: readonly string[] = []): void {
  const all = typeof ids === 'number' ? Array.from({ length: ids }, (_, index) => index + 1) : ids;
  const flights = all.map((id) => logbookFlight({ id, tags }));
  const done = () => undefined;
  render(<ChangeDialog kind={kind} flights={flights} logbook={LOGBOOK} onDone={done} onCancel={done} />);
}

it.each([
  [MOST_FLIGHTS_AT_ONCE, false],
  [MOST_FLIGHTS_AT_ONCE + 1, true],
])('asks about %i flights; beyond what one call changes it says so before anything is sent', (count, isTooMany) => {
  show('delete', count);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(isTooMany);
  expect(screen.queryAllByText(/^At most 50.000 flights at once/)).toHaveLength(isTooMany ? 1 : 0);
});

it('leaves out flights that the server does not have yet, and says so', async () => {
  const calls = respondInstead('/api/', () => ({ status: 0 }));
  show('delete', [1, FIRST_TEMPORARY_ID + 1, 2]);
  expect(screen.getByText('Delete 2 flights?')).toBeTruthy();
  expect(screen.getByText('1 flight that is not sent yet is left out.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Server is not responding, please, check your Internet connection.');
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ ids: [1, 2], change: { kind: 'delete' } });
});

it.each(['delete', 'setSite'] as const)('asks nothing where only such flights are selected (%s)', (kind) => {
  show(kind, [FIRST_TEMPORARY_ID + 1, FIRST_TEMPORARY_ID + 2]);
  expect(screen.getByText('These flights are not sent yet: they can be changed here once they are.')).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close']);
  expect(screen.queryByText(/0 flights|left out/)).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('offers the tags of the flights to be removed, and says so where they have none', () => {
  show('removeTags', 2, ['tandem']);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['', 'tandem']);
  cleanup();
  show('removeTags', 2);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('There is no tag to remove.')).toBeTruthy();
});

it('has the same key when it is tried again, and another one where a flight is gone since', async () => {
  const calls = respondInstead('/api/', () => ({ status: 0 }));
  const dialogOf = (ids: readonly number[]) => {
    const flights = ids.map((id) => logbookFlight({ id }));
    const done = () => undefined;
    return <ChangeDialog kind="delete" flights={flights} logbook={LOGBOOK} onDone={done} onCancel={done} />;
  };
  const { rerender } = render(dialogOf([1, 2]));
  const sent = () => calls.flatMap(({ body }) => (body ? JSON.parse(body) : []));
  for (const ids of [[1, 2], [1, 2], [2], [2]]) {
    const before = sent().length;
    rerender(dialogOf(ids));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await vi.waitFor(() => expect(sent()).toHaveLength(before + 1));
  }
  const [first, second, third, fourth] = sent().map(({ clientKey }) => clientKey);
  expect(sent().map(({ ids }) => ids)).toEqual([[1, 2], [1, 2], [2], [2]]);
  expect([second === first, third === first, fourth === third]).toEqual([true, false, true]);
});

describe('the change of a dialog', () => {
  it('is the item that was chosen, or none', () => {
    expect(changeOf('setSite', '7')).toEqual({ kind: 'setSite', siteId: 7 });
    expect(changeOf('setSite', '')).toEqual({ kind: 'setSite', siteId: null });
    expect(changeOf('setGlider', '3')).toEqual({ kind: 'setGlider', gliderId: 3 });
    expect(changeOf('setGlider', '')).toEqual({ kind: 'setGlider', gliderId: null });
  });

  it('is the tags that were entered; without one there is no change', () => {
    expect(changeOf('addTags', 'tandem, XC')).toEqual({ kind: 'addTags', tags: ['tandem', 'XC'] });
    expect(changeOf('removeTags', 'tandem')).toEqual({ kind: 'removeTags', tags: ['tandem'] });
    expect(changeOf('addTags', ' , ')).toBeNull();
    expect(changeOf('removeTags', '')).toBeNull();
  });

  it('needs no value to delete', () => {
    expect(changeOf('delete', '')).toEqual({ kind: 'delete' });
  });
});
