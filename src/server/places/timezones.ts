import type { Coordinates } from '#domain/geo';

/** The zone of places that are not on the map, if any. */
const UTC = 'Etc/GMT';

/**
 * Returns the IANA time zone of a place, from the map that geo-tz contains; over the ocean `Etc/GMT±n`. It is the map with
 * all zones: the smaller one merges zones that agree since 1970, so that Slovenia would have Belgrade's. Loaded at first use.
 * Reading a part of the map takes up to 80 ms: for threads only.
 */
export async function timeZoneAt({ lat, lng }: Coordinates): Promise<string> {
  loading ??= loadMap();
  const find = await loading;
  const [zone] = find(lat, lng);
  return zone ?? UTC;
}

let loading: Promise<(lat: number, lng: number) => string[]> | null = null;

/** Limits the memory of geo-tz: by itself it keeps every part that it has read, more than a gigabyte for the whole map. */
async function loadMap() {
  const { find, setCache } = await import('geo-tz/all');
  setCache({ store: createPartStore(MAX_STORED_POINTS) });
  return find;
}

/** A part of the map: the outlines of the zones in a square, as GeoJSON. */
interface MapPart {
  readonly features: readonly { readonly geometry: { readonly coordinates: unknown } }[];
}

/** Parts of the map by their squares. */
interface PartStore {
  readonly get: (square: string) => MapPart | undefined;
  readonly set: (square: string, part: MapPart) => void;
}

/** A point takes some 130 bytes: 20 MB a thread. The largest part has 20,000 points, most have a hundred. */
const MAX_STORED_POINTS = 150_000;

/** Creates a store that keeps the most recently used parts, of at most so many points together. */
export function createPartStore(maxPoints: number): PartStore {
  const stored = new Map<string, { readonly part: MapPart; readonly points: number }>();
  let total = 0;
  const drop = (square: string) => {
    total -= stored.get(square)?.points ?? 0;
    stored.delete(square);
  };
  const keep = (square: string, part: MapPart, points: number) => {
    stored.set(square, { part, points });
    total += points;
  };
  return {
    get: (square) => {
      const known = stored.get(square);
      if (!known) return undefined;
      drop(square);
      keep(square, known.part, known.points);
      return known.part;
    },
    set: (square, part) => {
      drop(square);
      keep(square, part, pointsOf(part));
      for (const oldest of stored.keys()) {
        if (total <= maxPoints) return;
        drop(oldest);
      }
    },
  };
}

/** A part counts as one point at least, so that empty ones are bounded, too. */
function pointsOf({ features }: MapPart): number {
  return features.reduce((sum, { geometry }) => sum + countPoints(geometry.coordinates), 1);
}

/** Counts the points in the nested lists of a geometry: a point is a list of numbers. */
function countPoints(coordinates: unknown): number {
  if (!Array.isArray(coordinates)) return 0;
  if (typeof coordinates[0] === 'number') return 1;
  return coordinates.reduce<number>((sum, inner) => sum + countPoints(inner), 0);
}

/** Squares of the finest order: as many halvings of the world as the map has. */
const HALVINGS = 13;

/**
 * Returns the IANA time zones of places, in their order. They are looked up square by square, as the map halves the world: otherwise
 * places that alternate between large squares would have each of them read again for every place.
 */
export async function timeZones(places: readonly Coordinates[]): Promise<readonly string[]> {
  const found: string[] = [];
  const order = places.map((place, index) => ({ place, index, square: squareOf(place) }));
  for (const { place, index } of order.toSorted((a, b) => a.square - b.square)) found[index] = await timeZoneAt(place);
  return found;
}

/** Returns the number of a place's square on the curve that goes through a quarter of the world before the next, and so on within. */
function squareOf({ lat, lng }: Coordinates): number {
  let [south, north, west, east, square] = [-90, 90, -180, 180, 0];
  for (let step = 0; step < HALVINGS; step += 1) {
    const [middleLat, middleLng] = [(south + north) / 2, (west + east) / 2];
    const [isNorth, isEast] = [lat >= middleLat, lng >= middleLng];
    [south, north] = isNorth ? [middleLat, north] : [south, middleLat];
    [west, east] = isEast ? [middleLng, east] : [west, middleLng];
    square = square * 4 + Number(isNorth) * 2 + Number(isEast);
  }
  return square;
}
