import type { BodyInput } from '#contract/endpoint';
import type { importPart } from '#contract/import/imports';
import type { TrackHandle } from '#formats/readings';
import { igcTextOf } from '#web/api/igc-text.ts';
import { newClientKey } from '#web/parts/form/client-key.ts';
import type { Choice } from '../review/choice.ts';
import type { PlannedFlight } from './plan.ts';

/** A part of a run, without the marker of the logbook. */
export type PartBody = Omit<BodyInput<typeof importPart>, 'lastModified' | 'epoch'>;
type PartFlight = NonNullable<PartBody['flights']>[number];

/**
 * The characters of the tracks of a part, at most; a track that has more is a part of its own. The limit of the contract is
 * high enough for as many escapes, but writing a larger body as JSON would hold up the page.
 */
const MAX_CHARACTERS = 2_000_000;

/** A part, and the planned flights whose files are gone. */
export interface BuiltPart {
  readonly body: PartBody;
  /** How many of the planned flights it covers, including deleted ones. */
  readonly taken: number;
  readonly gone: readonly PlannedFlight[];
}

export interface PartInput {
  readonly flights: readonly PlannedFlight[];
  /** The most flights of the part. */
  readonly size: number;
  readonly comparedUpTo: number;
  readonly ids: RunIds;
  readonly readIgc: (handle: TrackHandle) => Promise<Uint8Array>;
}

/** The ids that the server has given to sites and gliders of the run, by their refs. */
export interface RunIds {
  readonly sites: ReadonlyMap<string, number>;
  readonly gliders: ReadonlyMap<string, number>;
}

/** Reads the tracks of the next flights into a part. Never rejects: a file that cannot be read again is named. */
export async function buildPart({ flights, size, comparedUpTo, ids, readIgc }: PartInput): Promise<BuiltPart> {
  const [built, gone]: [PartFlight[], PlannedFlight[]] = [[], []];
  let [characters, taken] = [0, 0];
  for (const flight of flights.slice(0, size)) {
    const body = await readPartFlight(flight, { ids, readIgc });
    const added = body === null ? 0 : charactersOf(body);
    if (built.length > 0 && characters + added > MAX_CHARACTERS) break;
    taken += 1;
    characters += added;
    if (body) built.push(body);
    else gone.push(flight);
  }
  return { body: { clientKey: newClientKey(), comparedUpTo, flights: built }, taken, gone };
}

/** Returns null when the file cannot be read again: it was moved, or the card removed. */
async function readPartFlight(
  flight: PlannedFlight,
  { ids, readIgc }: Pick<PartInput, 'ids' | 'readIgc'>,
): Promise<PartFlight | null> {
  const fields = {
    ref: flight.ref,
    id: flight.id,
    ...flight.fields,
    createdAt: flight.createdAt,
    siteId: idOf(flight.site, ids.sites),
    gliderId: idOf(flight.glider, ids.gliders),
  };
  const { track } = flight;
  if (track === null) return fields;
  try {
    const text = igcTextOf(await readIgc(track.handle));
    return { ...fields, ...text, igcFileName: track.fileName, igcRange: track.range };
  } catch (error) {
    console.warn('A file of the import could not be read again.', error);
    return null;
  }
}

function idOf(choice: Choice, ids: ReadonlyMap<string, number>): number | null {
  if (choice.kind === 'own') return choice.id;
  return choice.kind === 'new' ? (ids.get(choice.ref) ?? null) : null;
}

/** In JSON a line's end takes four characters instead of two. */
function charactersOf({ igc }: PartFlight): number {
  return (igc?.length ?? 0) * 1.1;
}
