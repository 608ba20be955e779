import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import type { TimeRange } from '#domain/track/flight/time-range';
import { type DamageReport, storedJson } from '#server/db/stored-json';
import { type AnalysedTrack, type DamagedPart, findAnalyses } from '#server/repositories/track-results';
import type { AppContext } from '#server/services/app-context';
import { type DamageContext, recomputeDamaged } from './damaged-tracks.ts';

/** The values of a track that an import compares; times are Unix seconds. */
const SUMMARY = v.object({
  launchTime: v.number(),
  landingTime: v.number(),
  launch: v.object({ lat: v.number(), lng: v.number() }),
});

const ANALYSIS = storedJson('tracks.analysis', SUMMARY);

/** A track of the logbook, for an import. */
export interface ImportTrackSummary extends v.InferOutput<typeof SUMMARY> {
  readonly flightId: number;
  /** SHA-256 of the file. */
  readonly file: string;
  readonly range: TimeRange | null;
}

/** Tracks that are read at a time: others get the event loop in between. */
const PAGE = 500;

/**
 * Returns a pilot's tracks, or those of a file, in the order of their flights, without those still to be analysed again, as
 * are damaged ones.
 */
export async function summariesOfTracks(
  context: DamageContext & Pick<AppContext, 'reader'>,
  pilotId: number,
  sha256?: string,
): Promise<readonly ImportTrackSummary[]> {
  const summaries: ImportTrackSummary[] = [];
  const damaged: DamagedPart[] = [];
  const summaryOfTrack = (track: AnalysedTrack) => {
    const { flightId } = track;
    return summaryOf(pilotId, track, (problem) => damaged.push({ flightId, part: 'analysis', problem }));
  };
  let page: readonly AnalysedTrack[] = [];
  do {
    page = await findAnalyses(context.reader, pilotId, { after: page.at(-1)?.flightId ?? 0, most: PAGE, sha256 });
    summaries.push(...page.flatMap(summaryOfTrack));
    await setImmediate();
  } while (page.length === PAGE);
  await recomputeDamaged(context, pilotId, damaged);
  return summaries;
}

/** Returns a track of the logbook for an import; nothing for one that is damaged, or still to be analysed again. */
export function summaryOf(
  pilotId: number,
  { flightId, sha256: file, range, analysis }: AnalysedTrack,
  report: DamageReport,
): readonly ImportTrackSummary[] {
  const summary = ANALYSIS.readOrNull(analysis, { pilotId, flightId }, report);
  return summary ? [{ flightId, file, range, ...summary }] : [];
}
