import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import type { ResponseOf } from '#contract/endpoint';
import { flightPhases } from '#contract/findings/phases';
import type { tracksOfSite } from '#contract/sites';
import { rounded } from '#domain/phases/fix-ranges';
import { knownLaunchAltitude } from '#domain/site';
import { windAtLaunch } from '#domain/takeoff/launch-wind';
import type { Metres } from '#domain/units';
import type { AppContext } from '#server/context/app-context';
import { storedJson } from '#server/db/stored-json';
import {
  findLaunchAltitude,
  findSiteTracks,
  type SiteKey,
  type SiteTrack,
} from '#server/repositories/tracks/site-tracks';
import { AppError } from '../app-error.ts';

/** What is read of a track's analysis. */
const ANALYSIS = storedJson('tracks.analysis', v.object({ landing: v.object({ lat: v.number(), lng: v.number() }) }));
const BANDS = storedJson('tracks.findings', flightPhases.entries.wind.entries.bands);

/** Decimals of degrees that a metre has. */
const METRE_DECIMALS = 5;

/** Tracks that are read at a time: others get the event loop in between. */
const PAGE = 100;

type SiteTracks = ResponseOf<typeof tracksOfSite>['tracks'];

/**
 * Returns landing and wind of a site's flights with a track, in the order of the flights, without the tracks still to
 * be analysed again. Throws `notFound` without such a site.
 */
export async function launchesOfSite(
  { reader, dialect }: Pick<AppContext, 'reader' | 'dialect'>,
  key: SiteKey,
): Promise<SiteTracks> {
  const launchAltitude = await findLaunchAltitude(reader, key);
  if (launchAltitude === null) throw new AppError('notFound');
  const altitude = knownLaunchAltitude({ launchAltitude });
  const launches: SiteTracks[number][] = [];
  let page: readonly SiteTrack[] = [];
  do {
    page = await findSiteTracks({ db: reader, dialect }, key, { after: page.at(-1)?.flightId ?? 0, most: PAGE });
    launches.push(...page.flatMap((track) => launchOf(track, key, altitude)));
    await setImmediate();
  } while (page.length === PAGE);
  return launches;
}

function launchOf(
  { flightId, analysis, zone, bands }: SiteTrack,
  { pilotId }: SiteKey,
  altitude: Metres | null,
): SiteTracks {
  const read = ANALYSIS.readOrNull(analysis, { pilotId, flightId });
  if (!read || zone === null) return []; // Without a zone the track is still to be analysed again.
  const wind = bands === null ? null : windAtLaunch(BANDS.read(bands, { pilotId, flightId }), altitude);
  const { lat, lng } = read.landing;
  const landing = { lat: rounded(lat, METRE_DECIMALS), lng: rounded(lng, METRE_DECIMALS) };
  return [{ flightId, landing, wind }];
}
