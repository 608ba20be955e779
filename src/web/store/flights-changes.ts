import { type ChangeResponse, changeFlights, undoFlightsChange } from '#contract/flights-changes';
import { uncheckedFromEntries } from '#domain/fields/field';
import type { FlightsChange } from '#domain/flights-change';
import { call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { isTemporary } from './pending/pending-change.ts';
import { changeAsPilot, knownIdOf, reload } from './store.ts';

/**
 * Changes flights, all or none; a repeated key changes nothing again. Returns the id of the change, for {@link sendFlightsUndo}, and how many of them it has changed.
 * Rejects with a `CallError`; items that may have changed elsewhere are loaded then.
 */
export async function sendFlightsChange(
  ids: readonly number[],
  change: FlightsChange,
  clientKey: string,
): Promise<Pick<ChangeResponse, 'changeId' | 'flightsNum'>> {
  const sent = 'tags' in change ? { ...change, tags: [...change.tags] } : change;
  return reloadOnError(
    changeAsPilot((marker) =>
      call(changeFlights, { body: { ids: [...ids], change: withKnownIds(sent), clientKey, ...marker } }),
    ),
  );
}

/** The pending changes have been sent before: a site or glider with a temporary id now has the server's. Throws a `CallError` when it is still pending. */
function withKnownIds<Change extends object>(change: Change): Change {
  const known = Object.entries(change).map(([name, value]): [string, unknown] => [
    name,
    (name === 'siteId' || name === 'gliderId') && typeof value === 'number' ? serverIdOf(value) : value,
  ]);
  return uncheckedFromEntries(known);
}

function serverIdOf(id: number): number {
  const known = knownIdOf(id);
  if (isTemporary(known)) throw new CallError('DBWriteError');
  return known;
}

/** Takes a change back, whole or not at all. Rejects with a `CallError`. */
export async function sendFlightsUndo(changeId: number): Promise<void> {
  await reloadOnError(changeAsPilot((marker) => call(undoFlightsChange, { body: { changeId, ...marker } })));
}

async function reloadOnError<Result>(changed: Promise<Result>): Promise<Result> {
  try {
    return await changed;
  } catch (error) {
    void reload();
    throw error;
  }
}
