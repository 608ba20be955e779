import type { Coordinates } from '#domain/geo';
import { timeZoneAt } from '#server/places/timezones';
import { newVisitor, saved, signUpPilot, type Visitor } from '../../test/servers/visitor.ts';
import { EXTREME, EXTREME_PILOT } from './extreme-logbook.ts';
import type { NamedTrack } from './tracks.ts';

/** Whose logbook a picture shows: the cookies of the session, and ids of items by the names that paths have for them. */
export interface PicturedLogbook {
  readonly cookies: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, number>;
}

/** Nobody's. */
export const NO_LOGBOOK: PicturedLogbook = { cookies: new Map(), ids: new Map() };

/** Signs up a pilot with a flight of each track, whose name is that of its id. */
export async function logbookOf(url: string, tracks: readonly NamedTrack[]): Promise<PicturedLogbook> {
  const visitor = await signUpPilot(url);
  const ids = new Map<string, number>();
  for (const track of tracks) ids.set(track.name, await addFlight(visitor, track));
  return { cookies: visitor.cookies, ids };
}

/**
 * Starts a demo in a language: `best` is the flight with the longest scored distance, `home` one from the site with the most tracks, with
 * `site` and `glider`, and `plain` one without a track.
 */
export async function demoLogbook(url: string, language: string): Promise<PicturedLogbook> {
  const visitor = newVisitor(url, language);
  await visitor.ask('/api/data');
  const { body } = await visitor.post<Demo>('/api/demo');
  return { cookies: visitor.cookies, ids: idsIn(body) };
}

function idsIn({ flights }: Demo): ReadonlyMap<string, number> {
  const flown = flights.filter(({ hasTrack }) => hasTrack);
  const tracksFrom = (site: number | null): number => flown.filter(({ siteId }) => siteId === site).length;
  const best = largest(flown, ({ xcDistance = 0 }) => xcDistance);
  const home = largest(flown, ({ siteId }) => tracksFrom(siteId));
  const plain = flights.find(({ hasTrack, siteId }) => !hasTrack && siteId !== null);
  const { siteId, gliderId } = home ?? {};
  const found = { best: best?.id, home: home?.id, plain: plain?.id, site: siteId, glider: gliderId };
  return new Map(Object.entries(found).map(([name, id]) => [name, id ?? 0]));
}

function largest<Value>(values: readonly Value[], sizeOf: (value: Value) => number): Value | undefined {
  return values.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

/** Logs the pilot with the largest logbook in; its first items are the longest. */
export async function extremeLogbook(url: string): Promise<PicturedLogbook> {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data');
  await visitor.post('/api/login', EXTREME_PILOT);
  const ids = new Map(['best', 'home', 'site', 'glider'].map((name) => [name, 1]));
  return { cookies: visitor.cookies, ids: ids.set('plain', EXTREME.flights / 2 + 1) };
}

interface Demo {
  readonly flights: readonly {
    readonly id: number;
    readonly siteId: number | null;
    readonly gliderId: number | null;
    readonly hasTrack: boolean;
    readonly xcDistance?: number;
  }[];
}

/** `2026-05-09 13:33`. */
async function localTime(unixSeconds: number, place: Coordinates): Promise<string> {
  const timeZone = await timeZoneAt(place);
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(unixSeconds * 1000);
}

async function addFlight(visitor: Visitor, { name, bytes, track: { analysis } }: NamedTrack): Promise<number> {
  const { launch, launchTime, airtime, maxAltitude } = analysis;
  const site = await saved(visitor, 'site', { id: 0, name: `Launch of ${name}`, lat: launch.lat, lng: launch.lng });
  const local = await localTime(launchTime, launch);
  const { savedId } = await saved(visitor, 'flight', {
    id: 0,
    date: local.slice(0, 10),
    time: local.slice(11, 16),
    airtime,
    altitude: maxAltitude ?? 0,
    siteId: site.savedId,
    igc: Buffer.from(bytes).toString('latin1'),
    igcEncoding: 'latin1',
    igcFileName: `${name}.igc`,
  });
  return savedId ?? 0;
}
