import { FINDINGS_VERSION } from '#domain/findings/findings';
import { ANALYSIS_VERSION } from '#domain/track/track';
import {
  type DamagedPart,
  deleteGrounds,
  findAnalysed,
  markAnalysesOutdated,
  markFindingsOutdated,
} from '#server/repositories/track-results';
import type { AppContext } from '#server/services/app-context';
import { inPilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { queueFindings } from './findings.ts';
import { queueUpdatesOfPilot } from './track-updates.ts';

/** The parts that queue damaged results of tracks to be computed again. */
export type DamageContext = TransactionContext & Pick<AppContext, 'reader' | 'log' | 'jobSignal'>;

/**
 * Logs what cannot be read of a pilot's tracks, and has it computed again: it is not stored then, as of a new track, and the file
 * of the track has everything that it says. A damaged ground is removed: the next browser that can read the file reads it again.
 * Whoever found the damage goes on without those parts, so that a failure here is logged, too.
 */
export async function recomputeDamaged(
  context: DamageContext,
  pilotId: number,
  damaged: readonly DamagedPart[],
): Promise<void> {
  const { log } = context;
  if (damaged.length === 0) return;
  try {
    const found = await newlyFound(context, pilotId, damaged);
    for (const part of found) log.error({ pilotId, ...part }, 'a part of a track is damaged; it is computed again');
    await computeAgain(context, pilotId, found);
  } catch (error) {
    log.error({ err: error, pilotId }, 'damaged parts of tracks could not be computed again; they are found again');
  }
}

const flightsWith = (wanted: DamagedPart['part'], damaged: readonly DamagedPart[]) =>
  damaged.filter(({ part }) => part === wanted).map(({ flightId }) => flightId);

/**
 * An analysis whose version is already marked as outdated waits for the job, or could not be computed again as the file is damaged, too:
 * it stays stored, so that each visit would find it.
 */
async function newlyFound(
  { reader }: DamageContext,
  pilotId: number,
  damaged: readonly DamagedPart[],
): Promise<readonly DamagedPart[]> {
  const flightIds = flightsWith('analysis', damaged);
  const analysed = await findAnalysed(reader, { pilotId, flightIds, version: ANALYSIS_VERSION });
  return damaged.filter(({ flightId, part }) => part !== 'analysis' || analysed.has(flightId));
}

async function computeAgain(context: DamageContext, pilotId: number, damaged: readonly DamagedPart[]): Promise<void> {
  const [analyses, findings] = [flightsWith('analysis', damaged), flightsWith('findings', damaged)];
  const grounds = flightsWith('ground', damaged);
  if (analyses.length + findings.length + grounds.length === 0) return;
  await inPilotTransaction(context, pilotId, async (tx) => {
    const of = { pilotId, flightIds: findings, version: FINDINGS_VERSION };
    if (await markFindingsOutdated(tx.db, of)) await queueFindings(tx.db, { pilotId, now: tx.now, isUrgent: true });
    const analysed = { pilotId, flightIds: analyses, version: ANALYSIS_VERSION };
    if (await markAnalysesOutdated(tx.db, analysed)) await queueUpdatesOfPilot(tx.db, tx);
    await deleteGrounds(tx.db, { pilotId, flightIds: grounds });
  });
  context.jobSignal.wake();
}
