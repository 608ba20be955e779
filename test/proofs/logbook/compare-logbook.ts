import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { LoadResponse } from '#contract/data';
import type { ResponseOf } from '#contract/endpoint';
import type { listTracks } from '#contract/tracks';
import { FLIGHT } from '#domain/fields/flight';
import { igcNumber } from '#test/servers/import-calls';
import { type Device, loadedBy } from './device.ts';
import type { ExpectedLogbook } from './expected-logbook.ts';

/** How a logbook differs from what was acknowledged. */
export interface Differences {
  /** Items that are missing. */
  readonly lost: number;
  /** Items that are there, and should not be: saved twice, or deleted. */
  readonly extra: number;
  /** Items with other values, or another track. */
  readonly wrong: number;
}

/** No difference. */
export const NO_DIFFERENCES: Differences = { lost: 0, extra: 0, wrong: 0 };

/** Adds differences. */
export function sumOf(one: Differences, other: Differences): Differences {
  return { lost: one.lost + other.lost, extra: one.extra + other.extra, wrong: one.wrong + other.wrong };
}

/** Compares all that the server has of a pilot with what must be there: the sum of several logbooks without a common item. */
export async function compareLogbook(device: Device, expected: readonly ExpectedLogbook[]): Promise<Differences> {
  const whole = await loadedBy(() => device.get<LoadResponse>('/api/data'));
  const { tracks } = await loadedBy(() => device.get<ResponseOf<typeof listTracks>>('/api/tracks'));
  const fileOf = new Map(tracks.map(({ flightId, file }) => [flightId, file]));
  const flights = visible(whole.flights).map(
    (flight) =>
      [flight.id, { ...pickedFrom(flight, Object.keys(FLIGHT.fields)), file: fileOf.get(flight.id) }] as const,
  );
  const expectedFlights = expected.flatMap((logbook) =>
    [...logbook.flights].map(([id, { values, track }]) => [id, { ...values, file: hashOf(track) }] as const),
  );
  const named = (of: 'sites' | 'gliders') =>
    differences(
      new Map<number, unknown>(
        visible<{ readonly id: number; readonly see: boolean }>(whole[of]).map((item) => [
          item.id,
          pickedFrom(item, ['name', 'remarks']),
        ]),
      ),
      new Map<number, unknown>(expected.flatMap((logbook) => [...logbook[of]])),
    );
  return [
    differences(new Map<number, unknown>(flights), new Map<number, unknown>(expectedFlights)),
    named('sites'),
    named('gliders'),
  ].reduce(sumOf);
}

function differences(found: ReadonlyMap<number, unknown>, expected: ReadonlyMap<number, unknown>): Differences {
  const ids = [...expected.keys()];
  return {
    lost: ids.filter((id) => !found.has(id)).length,
    extra: [...found.keys()].filter((id) => !expected.has(id)).length,
    wrong: ids.filter((id) => found.has(id) && !isDeepStrictEqual(found.get(id), expected.get(id))).length,
  };
}

function visible<Item extends { readonly see: boolean }>(items: readonly Item[]): readonly Item[] {
  return items.filter(({ see }) => see);
}

function pickedFrom(item: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(item, name)]));
}

const HASHES = new Map<number, string>();

function hashOf(track: number | null): string | undefined {
  if (track === null) return undefined;
  const known = HASHES.get(track) ?? createHash('sha256').update(igcNumber(track)).digest('hex');
  HASHES.set(track, known);
  return known;
}
