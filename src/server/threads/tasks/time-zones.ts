import type { Coordinates } from '#domain/geo';
import { timeZoneAt } from '#server/places/timezones';

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
