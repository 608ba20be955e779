import type { BodyInput } from '#contract/endpoint';
import {
  type ChangeResponse,
  changeFlights as changing,
  undoFlightsChange as undoing,
} from '#contract/flights-changes';
import { call } from '../api/call.ts';
import { changeAsPilot, reload } from './store.ts';

/** What is done to many flights at once. */
export type FlightsChange = BodyInput<typeof changing>['change'];

/**
 * Changes flights, all or none; a repeated key changes nothing again. Returns the id of the change, for {@link undoFlightsChange}, and how many of them it has changed.
 * Rejects with a `CallError`; what may have changed elsewhere is loaded then.
 */
export async function changeFlights(
  ids: readonly number[],
  change: FlightsChange,
  clientKey: string,
): Promise<Pick<ChangeResponse, 'changeId' | 'flightsNum'>> {
  return reloadOnError(
    changeAsPilot((marker) => call(changing, { body: { ids: [...ids], change, clientKey, ...marker } })),
  );
}

/** Takes a change back, whole or not at all. Rejects with a `CallError`. */
export async function undoFlightsChange(changeId: number): Promise<void> {
  await reloadOnError(changeAsPilot((marker) => call(undoing, { body: { changeId, ...marker } })));
}

async function reloadOnError<Result>(changed: Promise<Result>): Promise<Result> {
  try {
    return await changed;
  } catch (error) {
    void reload();
    throw error;
  }
}
