import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { flightPhases } from '#contract/findings';
import type { SiteTracks } from '#contract/sites';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import type { BareCoordinates } from '#domain/geo';
import { rounded } from '#domain/phases/fix-ranges';
import { knownLaunchAltitude } from '#domain/site';
import { windAtLaunch } from '#domain/takeoff/launch-winds';
import { FLIGHT_DOUBTS } from '#domain/track/flight/time-range';
import type { Metres } from '#domain/units';
import { DatabaseError } from '#server/db/database-error';
import { storedJson } from '#server/db/stored-json';
import { readFindings } from '#server/repositories/findings';
import {
  findFlightsOfSite,
  findLaunchAltitude,
  findSiteTracks,
  type SiteKey,
  type SiteTrack,
} from '#server/repositories/site-tracks';
import type { DamagedPart } from '#server/repositories/track-results';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '../app-error.ts';
import { STORED_FINDINGS } from './compute-findings.ts';
import { type DamageContext, recomputeDamaged } from './damaged-tracks.ts';

/** The part of a track's analysis that is read. */
const ANALYSIS = storedJson(
  'tracks.analysis',
  v.object({
    launch: v.object({ lat: v.number(), lng: v.number() }),
    landing: v.object({ lat: v.number(), lng: v.number() }),
    doubt: v.exactOptional(v.picklist(FLIGHT_DOUBTS)),
    beginsInAir: v.exactOptional(v.literal(true)),
    endsInAir: v.exactOptional(v.literal(true)),
  }),
);
const BANDS = storedJson('tracks.findings', flightPhases.entries.wind.entries.bands);

/** Decimals of degrees that a metre has. */
const METRE_DECIMALS = 5;

/** Tracks that are read at a time: others get the event loop in between. */
const PAGE = 100;

type SiteContext = DamageContext & Pick<AppContext, 'reader' | 'dialect'>;

/**
 * Returns launch, landing and wind of a site's flights with a track, in the order of the flights, without the tracks still to
 * be analysed again, as are damaged ones. Throws `notFound` without such a site.
 */
export async function launchesOfSite(context: SiteContext, key: SiteKey): Promise<SiteTracks> {
  const launchAltitude = await findLaunchAltitude(context.reader, key);
  if (launchAltitude === null) throw new AppError('notFound');
  const altitude = knownLaunchAltitude({ launchAltitude });
  const launches: SiteTracks[number][] = [];
  const damaged: DamagedPart[] = [];
  let page: readonly SiteTrack[] = [];
  do {
    page = await pageOfTracks(context, key, page.at(-1)?.flightId ?? 0);
    launches.push(...page.flatMap((track) => launchOf(track, { pilotId: key.pilotId, altitude, damaged })));
    await setImmediate();
  } while (page.length === PAGE);
  await recomputeDamaged(context, key.pilotId, damaged);
  return launches;
}

/** The database itself cuts out the bands, so findings that are no JSON fail the query of all: then they are looked for. */
async function pageOfTracks(context: SiteContext, key: SiteKey, after: number): Promise<readonly SiteTrack[]> {
  const page = () => findSiteTracks({ db: context.reader, dialect: context.dialect }, key, { after, most: PAGE });
  try {
    return await page();
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const damaged = await findDamagedFindings(context, key);
    if (damaged.length === 0) throw error;
    await recomputeDamaged(context, key.pilotId, damaged);
    return page();
  }
}

async function findDamagedFindings({ reader }: SiteContext, key: SiteKey): Promise<readonly DamagedPart[]> {
  const { pilotId } = key;
  const damaged: DamagedPart[] = [];
  const flightIds = await findFlightsOfSite(reader, key);
  await readFindings(reader, { pilotId, flightIds }, ({ flightId, findings, findingsVersion }) => {
    if (findingsVersion !== FINDINGS_VERSION || findings === null) return;
    const report = (problem: string) => void damaged.push({ flightId, part: 'findings', problem });
    STORED_FINDINGS.readOrReport(findings, { pilotId, flightId }, report);
  });
  return damaged;
}

interface LaunchReading {
  readonly pilotId: number;
  readonly altitude: Metres | null;
  /** Damaged parts are added to it. */
  readonly damaged: DamagedPart[];
}

function launchOf(
  { flightId, analysis, zone, bands: stored }: SiteTrack,
  { pilotId, altitude, damaged }: LaunchReading,
): SiteTracks {
  const reportOf = (part: DamagedPart['part']) => (problem: string) => void damaged.push({ flightId, part, problem });
  const read = ANALYSIS.readOrNull(analysis, { pilotId, flightId }, reportOf('analysis'));
  if (!read || zone === null) return []; // Without a zone the track is still to be analysed again.
  const bands = stored === null ? null : BANDS.readOrReport(stored, { pilotId, flightId }, reportOf('findings'));
  const { doubt = 'doubtful', beginsInAir, endsInAir } = read;
  const launch = beginsInAir || doubt !== 'doubtful' ? null : placeOf(read.launch);
  const wind = bands === null || launch === null ? null : windAtLaunch(bands, altitude);
  return [{ flightId, launch, landing: placeOf(read.landing), ...(endsInAir && { endsInAir }), wind }];
}

function placeOf({ lat, lng }: BareCoordinates): BareCoordinates {
  return { lat: rounded(lat, METRE_DECIMALS), lng: rounded(lng, METRE_DECIMALS) };
}
