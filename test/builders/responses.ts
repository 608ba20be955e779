import type { ItemChange, LoadResponse } from '#contract/data';
import { blankOf } from '#domain/fields/entity';
import { GLIDER } from '#domain/fields/glider';
import type { Glider } from '#domain/glider';
import type { Pilot } from '#domain/pilot';
import { minutes } from '#domain/units';

/** Returns a pilot as in a response of the server. */
export function pilotOf(id: number): Pilot {
  return {
    id,
    email: `pilot${id}@example.org`,
    userName: '',
    initialFlightNum: 0,
    initialAirtime: minutes(0),
    altitudeUnit: 'meters',
    distanceUnit: 'kilometers',
    homeLeague: 'xcontest',
    currencyRules: [],
    language: 'browser',
    isActivated: true,
  };
}

/** Returns a changed glider as in the response to a load. */
export function changedGlider(id: number, name = `Glider ${id}`): Glider & { readonly see: true } {
  return {
    ...blankOf(GLIDER),
    id,
    name,
    createdAt: '2026-05-01T12:00:00Z',
    see: true,
  };
}

interface ResponseParts {
  readonly pilot?: Pilot;
  readonly gliders?: readonly ItemChange<Glider>[];
  readonly reset?: true;
  readonly epoch?: string;
}

const EPOCH = 'first';

/** Returns the marker of a revision in the epoch of these responses. */
export function at(lastModified: number) {
  return { lastModified, epoch: EPOCH };
}

/** Returns the response to a load at a revision; parts that are not named have no changes. */
export function loadResponse(lastModified: number, parts: ResponseParts = {}): LoadResponse {
  return {
    pilot: null,
    flights: [],
    sites: [],
    gliders: [],
    gear: [],
    handlings: [],
    lastModified,
    epoch: EPOCH,
    ...parts,
  };
}
