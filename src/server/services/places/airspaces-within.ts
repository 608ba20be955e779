import { createHash } from 'node:crypto';
import type { AirspacesResponse } from '#contract/places/airspaces';
import type { DegreeBounds } from '#domain/geo';
import type { GoodAirspaces } from '#server/airspace/airspace-library';
import type { AppContext, Configured } from '#server/services/app-context';

type Context = Pick<AppContext, 'airspaces'> & Configured<'airspaceAttribution'>;

/** The most airspaces of a response, and the most bytes of their JSON: a flight of 300 km across the Alps meets some 200. */
const MAX_COUNT = 500;
const MAX_BYTES = 2_000_000;

/** Returns a hash of the known airspaces, their dates, faults and attribution. */
export function versionOfAirspaces({ airspaces, configuration }: Context): string {
  const parts = airspaces.states().map(({ good, problem }) => [good?.packed.version, good?.date, problem !== null]);
  return createHash('sha256')
    .update(JSON.stringify([parts, configuration.airspaceAttribution]))
    .digest('base64url');
}

/** Returns the JSON of the response about a box; of too many airspaces those with the lowest floors. */
export function airspacesWithin({ airspaces, configuration }: Context, box: DegreeBounds): string {
  const states = airspaces.states();
  const known = states.flatMap(({ good }) => good ?? []);
  const { texts, isCut } = lowestOf(known.flatMap((good) => foundIn(good, box)));
  const rest: Omit<AirspacesResponse, 'airspaces'> = {
    isCut,
    leftOut: known.reduce((sum, { packed }) => sum + leftOutOf(packed), 0),
    unread: states.filter(({ good, problem }) => good === null || problem !== null).length,
    date: known.map(({ date }) => date).toSorted()[0] ?? null,
    attribution: configuration.airspaceAttribution,
  };
  return `{"airspaces":[${texts.join(',')}],${JSON.stringify(rest).slice(1)}`;
}

interface FoundAirspace {
  readonly floorM: number;
  readonly json: Uint8Array;
}

/** The airspaces of a source whose boxes meet a box. */
function foundIn({ packed }: GoodAirspaces, box: DegreeBounds): readonly FoundAirspace[] {
  const { count, boxes, floors, json, ends } = packed;
  const found: FoundAirspace[] = [];
  for (let i = 0; i < count; i += 1) {
    if (!meets(boxes.subarray(4 * i, 4 * i + 4), box)) continue;
    found.push({ floorM: floors[i] ?? 0, json: json.subarray(i === 0 ? 0 : ends[i - 1], ends[i]) });
  }
  return found;
}

/** Across 180° an airspace is beyond it, and meets what lies a turn away. */
function meets([west = 0, south = 0, east = 0, north = 0]: Float64Array, box: DegreeBounds): boolean {
  if (south > box.north || north < box.south) return false;
  return [-360, 0, 360].some((turn) => west + turn <= box.east && east + turn >= box.west);
}

/** Returns the texts of those with the lowest floors, as many as are sent. The others, of a whole continent perhaps, are not decoded. */
function lowestOf(found: readonly FoundAirspace[]): { readonly texts: readonly string[]; readonly isCut: boolean } {
  const decoder = new TextDecoder();
  const texts = new Set<string>();
  let [bytes, isCut] = [0, false];
  for (const { json } of found.toSorted((a, b) => a.floorM - b.floorM)) {
    const text = decoder.decode(json);
    if (texts.has(text)) continue; // Neighbouring countries have the airspaces at their border both.
    if (texts.size >= MAX_COUNT) return { texts: [...texts], isCut: true };
    const hasRoom = bytes + json.length <= MAX_BYTES;
    isCut ||= !hasRoom; // One with a huge outline is left out, and does not hide those after it.
    if (!hasRoom) continue;
    bytes += json.length;
    texts.add(text);
  }
  return { texts: [...texts], isCut };
}

function leftOutOf({ problems }: GoodAirspaces['packed']): number {
  return problems.reduce((sum, { count }) => sum + count, 0);
}
