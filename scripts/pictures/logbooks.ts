import type { Coordinates } from '#domain/geo';
import { timeZoneAt } from '#server/places/timezones';
import { newVisitor, saved, signUpPilot, type Visitor } from '../../test/servers/visitor.ts';
import type { NamedTrack } from './tracks.ts';

/** A signed-in pilot, and the paths of flights by the name of their track. */
export interface Logbook {
  readonly visitor: Visitor;
  readonly flights: ReadonlyMap<string, string>;
}

/** Signs up a pilot with a flight of each track. */
export async function logbookOf(url: string, tracks: readonly NamedTrack[]): Promise<Logbook> {
  const visitor = await signUpPilot(url);
  const flights = new Map<string, string>();
  for (const track of tracks) flights.set(track.name, `/flight/${await addFlight(visitor, track)}`);
  return { visitor, flights };
}

/** Starts a demo: `best` is the flight with the longest scored distance, `home` one from the site with the most tracks. */
export async function demoLogbook(url: string): Promise<Logbook> {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data');
  const { body } = await visitor.post<Demo>('/api/demo');
  const flown = body.flights.filter(({ hasTrack }) => hasTrack);
  const tracksFrom = (site: number): number => flown.filter(({ siteId }) => siteId === site).length;
  const best = flown.toSorted((a, b) => (b.xcDistance ?? 0) - (a.xcDistance ?? 0))[0];
  const home = flown.toSorted((a, b) => tracksFrom(b.siteId) - tracksFrom(a.siteId))[0];
  const flights = new Map([
    ['best', `/flight/${best?.id}`],
    ['home', `/flight/${home?.id}`],
  ]);
  return { visitor, flights };
}

interface Demo {
  readonly flights: readonly {
    readonly id: number;
    readonly siteId: number;
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
