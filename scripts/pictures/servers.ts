import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_SITES } from '#server/demo/content/sites';
import { openAirFile } from '../../test/builders/airspaces.ts';
import { startOwnServer } from '../../test/e2e/run/own-server.ts';
import { startMapTiles } from '../../test/stand-ins/map-tiles.ts';
import { landscapeThrough } from './landscape.ts';
import { colourAt } from './landscape-colours.ts';
import { demoLogbook, type Logbook, logbookOf } from './logbooks.ts';
import type { Maps, Pilot } from './screen.ts';
import { anchorsOf, type NamedTrack } from './tracks.ts';

/** A Wingbook with the logbooks of which pictures are taken. */
export interface PicturedServer {
  readonly url: string;
  readonly logbooks: Readonly<Record<Pilot, Logbook>>;
}

/** The servers by the kind of their maps, and a function that ends them. */
export interface PicturedServers {
  readonly servers: Readonly<Record<Maps, PicturedServer>>;
  readonly stop: () => Promise<void>;
}

const FOLDER = 'test-results/pictures';
const OFF = { SITES_URL: 'off', GEOCODER_URL: 'off', ELEVATION_URL: 'off' };
const NO_TILES = { MAP_STYLE_URL: 'off', TERRAIN_URL: 'off' };
/** Around the demo's flights from Fiesch. */
const AIRSPACES = openAirFile([
  {
    name: 'Furka TMA',
    class: 'D',
    lower: '3400 m MSL',
    upper: 'FL 195',
    corners: [
      [46.42, 8.2],
      [46.62, 8.45],
    ],
  },
  {
    name: 'Goms',
    class: 'C',
    lower: 'FL 130',
    upper: 'FL 195',
    corners: [
      [46.3, 7.9],
      [46.5, 8.2],
    ],
  },
  {
    name: 'Aletsch',
    class: 'R',
    lower: 'GND',
    upper: '300 m AGL',
    corners: [
      [46.38, 7.98],
      [46.44, 8.06],
    ],
  },
]);

/** Starts the built Wingbook twice, with the tiles of a made-up landscape and with the built-in map alone. */
export async function startPicturedServers(tracks: readonly NamedTrack[]): Promise<PicturedServers> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'airspaces.txt'), AIRSPACES);
  const anchors = [...demoAnchors(), ...tracks.flatMap(anchorsOf)];
  const tiles = await startMapTiles({ heightAt: landscapeThrough(anchors), colourAt });
  const common = { ...OFF, AIRSPACE: join(FOLDER, 'airspaces.txt'), MAX_WRITES_PER_MINUTE: '1000000' };
  const withTiles = await startOwnServer('pictures/tiles', { ...common, ...tiles.settings });
  const without = await startOwnServer('pictures/built-in', { ...common, ...NO_TILES });
  const picturedServer = async (url: string): Promise<PicturedServer> => ({
    url,
    logbooks: { demo: await demoLogbook(url), tracks: await logbookOf(url, tracks) },
  });
  return {
    servers: { tiles: await picturedServer(withTiles.url), 'built-in': await picturedServer(without.url) },
    stop: async () => {
      withTiles.stop();
      without.stop();
      await tiles.close();
    },
  };
}

/** Takeoffs and landings of the demo. */
function demoAnchors() {
  return DEMO_SITES.flatMap(({ fields, landing, cloudBase }) => [
    { lat: fields.lat ?? 0, lng: fields.lng ?? 0, altitude: fields.launchAltitude ?? 0, highest: cloudBase },
    { lat: landing.spot[0], lng: landing.spot[1], altitude: landing.altitude, highest: cloudBase },
  ]);
}
