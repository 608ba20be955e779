import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_SITES } from '#test/builders/demo/demo-sites';
import { startOwnServer } from '../../test/e2e/run/own-server.ts';
import { startMapTiles } from '../../test/stand-ins/map-tiles.ts';
import { AIRSPACES } from './airspaces.ts';
import { writeExtremeLogbook } from './extreme-logbook.ts';
import { colourAt, landscapeThrough } from './landscape.ts';
import { demoLogbook, extremeLogbook, logbookOf, NO_LOGBOOK, type PicturedLogbook } from './logbooks.ts';
import type { Maps, Owner, View } from './screen.ts';
import { anchorsOf, type NamedTrack } from './tracks.ts';

/** A Wingbook with the logbooks of which pictures are taken. */
export interface PicturedServer {
  readonly url: string;
  /** Which the browsers ask for. */
  readonly language: string;
  readonly logbooks: Readonly<Record<Owner, PicturedLogbook>>;
}

/** The servers that views need, and a function that ends them. */
export interface PicturedServers {
  /** Returns the server of a view. Throws when it was not among those asked for. */
  readonly serverOf: (view: View) => PicturedServer;
  readonly stop: () => Promise<void>;
}

const FOLDER = 'test-results/pictures';
const COMMON = {
  SITES_URL: 'off',
  GEOCODER_URL: 'off',
  ELEVATION_URL: 'off',
  AIRSPACE: join(FOLDER, 'airspaces.txt'),
  MAX_WRITES_PER_MINUTE: '1000000',
};
const NO_TILES = { MAP_STYLE_URL: 'off', TERRAIN_URL: 'off' };

/** Starts the built Wingbook for each kind of maps that the views have, with the logbooks that they show. */
export async function startPicturedServers(
  views: readonly View[],
  tracks: readonly NamedTrack[],
  language: string,
): Promise<PicturedServers> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'airspaces.txt'), AIRSPACES);
  const anchors = [...demoAnchors(), ...tracks.flatMap(anchorsOf)];
  const tiles = await startMapTiles({ heightAt: landscapeThrough(anchors), colourAt });
  const servers = new Map<Maps, PicturedServer>();
  const stops: (() => void)[] = [];
  for (const maps of new Set(views.map(mapsOf))) {
    const owners = new Set(views.filter((view) => mapsOf(view) === maps).map(({ owner }) => owner));
    if (owners.has('extreme')) await writeExtremeLogbook(`${FOLDER}/${maps}`);
    const { url, stop } = await startOwnServer(`pictures/${maps}`, {
      ...COMMON,
      ...(maps === 'tiles' ? tiles.settings : NO_TILES),
    });
    stops.push(stop);
    servers.set(maps, { url, language, logbooks: await logbooksOn({ url, language }, owners, tracks) });
  }
  return {
    serverOf: (view) => {
      const server = servers.get(mapsOf(view));
      if (!server) throw new Error(`No server was started for ${view.screen.name}`);
      return server;
    },
    stop: async () => {
      for (const stop of stops) stop();
      await tiles.close();
    },
  };
}

function mapsOf({ screen }: View): Maps {
  return screen.maps ?? 'tiles';
}

async function logbooksOn(
  { url, language }: Pick<PicturedServer, 'url' | 'language'>,
  owners: ReadonlySet<Owner>,
  tracks: readonly NamedTrack[],
): Promise<PicturedServer['logbooks']> {
  const ifShown = (owner: Owner, make: () => Promise<PicturedLogbook>) => (owners.has(owner) ? make() : NO_LOGBOOK);
  return {
    visitor: NO_LOGBOOK,
    empty: await ifShown('empty', () => logbookOf(url, [])),
    demo: await ifShown('demo', () => demoLogbook(url, language)),
    extreme: await ifShown('extreme', () => extremeLogbook(url)),
    tracks: await ifShown('tracks', () => logbookOf(url, tracks)),
  };
}

/** Takeoffs and landings of the demo. */
function demoAnchors() {
  return DEMO_SITES.flatMap(({ fields, landing, cloudBase }) => [
    { lat: fields.lat ?? 0, lng: fields.lng ?? 0, altitude: fields.launchAltitude ?? 0, highest: cloudBase },
    { lat: landing.spot[0], lng: landing.spot[1], altitude: landing.altitude, highest: cloudBase },
  ]);
}
