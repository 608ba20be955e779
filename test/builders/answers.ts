import type { LoadAnswer, Seen } from '#contract/data';
import type { Glider } from '#domain/glider';
import type { Pilot } from '#domain/pilot';
import { minutes } from '#domain/units';

/** A pilot as the server answers one. */
export function pilotOf(id: number): Pilot {
  return {
    id,
    email: `pilot${id}@example.org`,
    userName: '',
    initialFlightNum: 0,
    initialAirtime: minutes(0),
    altitudeUnit: 'meters',
    distanceUnit: 'kilometers',
    isActivated: true,
  };
}

/** A glider as a load carries it. */
export function seenGlider(id: number, name = `Glider ${id}`): Glider & { readonly see: true } {
  return {
    id,
    name,
    initialFlightNum: 0,
    initialAirtime: minutes(0),
    remarks: '',
    createdAt: '2026-05-01T12:00:00Z',
    see: true,
  };
}

interface AnswerParts {
  readonly pilot?: Pilot;
  readonly gliders?: readonly Seen<Glider>[];
  readonly reset?: true;
  readonly epoch?: string;
}

const EPOCH = 'first';

/** The marker of what is held at that revision of the answers' epoch. */
export function at(lastModified: number) {
  return { lastModified, epoch: EPOCH };
}

/** A load's answer at that revision, of one epoch where none is named; what is not named did not change. */
export function loadAnswer(lastModified: number, parts: AnswerParts = {}): LoadAnswer {
  return { pilot: null, flights: [], sites: [], gliders: [], lastModified, epoch: EPOCH, ...parts };
}
