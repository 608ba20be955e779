import * as v from 'valibot';
import { MAX_PLACES, timezones } from '#contract/places/timezones';
import { listTracks } from '#contract/tracks';
import { type BareCoordinates, distanceBetween } from '#domain/geo';
import { coordinatesOfSite } from '#domain/site';
import { hashOf } from '#formats/hash-of';
import { readStored } from '../../device-storage/stored-database.ts';
import type { Logbook } from '../logbook.ts';
import { callAsPilot } from '../store.ts';
import { markOf, writeOwned } from './stored-tracks.ts';

/** A launch that is farther from all sites may lie in another time zone. */
const NEAR_M = 50_000;

const PLACE = v.object({ lat: v.number(), lng: v.number(), timeZoneId: v.string() });
const ZONES = v.object({ v: v.literal(1), places: v.array(PLACE) });
type ZonedPlace = v.InferOutput<typeof PLACE>;

const FLIGHT = v.object({ flightId: v.number(), file: v.string(), launchTime: v.number(), landingTime: v.number() });
const KNOWN = v.object({
  v: v.literal(1),
  /** Hash of the logbook's values of its tracks. */
  of: v.string(),
  flights: v.array(FLIGHT),
});

/** A flight with a track file, by launch and landing in Unix seconds. */
export type FlightWithFile = Omit<v.InferOutput<typeof FLIGHT>, 'file'>;

/**
 * Keeps what the server knows about the places and tracks of a logbook, as far as it has changed: a form asks for it when a
 * track is chosen. Rejects when the server does not answer, or nothing can be stored.
 */
export async function keepLookUps(logbook: Logbook): Promise<void> {
  await keepZones(logbook);
  await keepKnownTracks(logbook);
}

/** Returns the time zone of the nearest site; null when none is near, or its zone is not kept. Rejects when storage is not available. */
export async function storedZoneNear(pilotId: number, launch: BareCoordinates): Promise<string | null> {
  const places = (await storedZones(pilotId)).map((place) => ({ place, metres: distanceBetween(place, launch) }));
  const [nearest] = places.filter(({ metres }) => metres <= NEAR_M).toSorted((one, other) => one.metres - other.metres);
  return nearest?.place.timeZoneId ?? null;
}

/** Returns the flights that have a track file, in the order of their ids; null when that is not kept. Rejects when storage is not available. */
export async function storedFlightsWith(pilotId: number, file: string): Promise<readonly FlightWithFile[] | null> {
  const known = await storedKnown(pilotId);
  if (!known) return null;
  return known.flights.filter((flight) => flight.file === file).map(({ file: _, ...flight }) => flight);
}

async function keepZones({ pilot, sites }: Logbook): Promise<void> {
  const places = [...sites.values()].flatMap((site) => coordinatesOfSite(site) ?? []);
  const kept = new Map((await storedZones(pilot.id)).map((place) => [keyOf(place), place]));
  if (places.every((place) => kept.has(keyOf(place)))) return;
  const zones: ZonedPlace[] = [];
  for (let from = 0; from < places.length; from += MAX_PLACES)
    zones.push(...(await zoned(places.slice(from, from + MAX_PLACES))));
  await writeOwned(pilot.id, async ({ put }) => put('tracks', zonesKey(pilot.id), { v: 1, places: zones }));
}

async function zoned(places: readonly BareCoordinates[]): Promise<readonly ZonedPlace[]> {
  const body = { places: places.map(({ lat, lng }): [number, number] => [lat, lng]) };
  const { timeZoneIds } = await callAsPilot(timezones, { body });
  return places.flatMap(({ lat, lng }, index) => {
    const timeZoneId = timeZoneIds[index];
    return timeZoneId === undefined ? [] : { lat, lng, timeZoneId };
  });
}

async function keepKnownTracks({ pilot, flights }: Logbook): Promise<void> {
  const marks = [...flights.values()]
    .filter(({ hasTrack }) => hasTrack)
    .map((flight) => `${flight.id} ${markOf(flight)}`);
  const of = await hashOf(new TextEncoder().encode(marks.join('\n')));
  if ((await storedKnown(pilot.id))?.of === of) return;
  const { tracks } = await callAsPilot(listTracks);
  const known = tracks.map(({ flightId, file, launchTime, landingTime }) => ({
    flightId,
    file,
    launchTime,
    landingTime,
  }));
  await writeOwned(pilot.id, async ({ put }) => put('tracks', knownKey(pilot.id), { v: 1, of, flights: known }));
}

async function storedZones(pilotId: number): Promise<readonly ZonedPlace[]> {
  const row = await readStored(['tracks'], ({ get }) => get('tracks', zonesKey(pilotId)));
  const { success, output } = v.safeParse(ZONES, row);
  return success ? output.places : [];
}

async function storedKnown(pilotId: number): Promise<v.InferOutput<typeof KNOWN> | null> {
  const row = await readStored(['tracks'], ({ get }) => get('tracks', knownKey(pilotId)));
  const { success, output } = v.safeParse(KNOWN, row);
  return success ? output : null;
}

function keyOf({ lat, lng }: BareCoordinates): string {
  return `${lat} ${lng}`;
}

function zonesKey(pilotId: number): string {
  return `${pilotId}/zones`;
}

function knownKey(pilotId: number): string {
  return `${pilotId}/known`;
}
