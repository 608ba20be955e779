import { PRODUCT_NAME } from '#contract/product';
import { airspaceSourceName, type SourceState } from '#server/airspace/airspace-library';
import { loadSource, type SourceLoad } from '#server/airspace/load-source';
import type { PackedAirspaces } from '#server/airspace/pack-airspaces';
import { isoSeconds, unixSeconds } from '#server/clock';
import type { AppContext, Configured } from '#server/services/app-context';

/** The parts of the context that reading airspaces needs. */
export type AirspaceContext = Pick<AppContext, 'airspaces' | 'threads' | 'log' | 'clock'> & Configured<'baseUrl'>;

/** The pool's owner of these tasks: one of them runs at a time. */
const OWNER = 'airspaces';
const TIME_MS = 60_000;
const DAY_S = 86_400;
const RETRY_S = 600;

/**
 * Reads the sources that are due: files that have changed, and addresses once a day, or ten minutes after a failure.
 * What cannot be read is logged once, and leaves the airspaces that were read before.
 */
export async function refreshAirspaces(context: AirspaceContext, stop: AbortSignal): Promise<void> {
  const nowS = unixSeconds(context.clock());
  const due = context.airspaces.states().filter(({ dueS }) => dueS <= nowS);
  await Promise.all(due.map((state) => refresh(context, state, stop)));
}

async function refresh(context: AirspaceContext, state: SourceState, stop: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIME_MS)]);
  const userAgent = `${PRODUCT_NAME} (+${context.configuration.baseUrl.origin})`;
  const load = await loadSource(state.source, { mark: state.mark, userAgent, signal });
  const next = await stateAfter(context, state, load);
  if (stop.aborted) return;
  context.airspaces.put({ ...next, dueS: dueAfter(next, load, unixSeconds(context.clock())) });
}

async function stateAfter(context: AirspaceContext, state: SourceState, load: SourceLoad): Promise<SourceState> {
  if (load.state === 'unchanged') return state;
  if (load.state === 'failed') return withProblem(context, { ...state, mark: null }, load);
  const known = { ...state, mark: load.mark };
  try {
    const packed = await context.threads.run(OWNER, 'packAirspaces', { bytes: load.bytes });
    if (packed.count === 0) return withProblem(context, known, { reason: 'it has no airspace that can be read' });
    logRead(context, state, packed);
    return { ...known, good: { packed, date: dayOf(load.changedAt ?? context.clock()) }, problem: null };
  } catch (cause) {
    // Another attempt may succeed: the threads may have been busy.
    return withProblem(context, { ...state, mark: null }, { reason: 'reading it failed', cause });
  }
}

/** A file is looked at each time: whether it has changed is seen without reading it, unless it must be read again. */
function dueAfter({ source, mark, problem }: SourceState, { state }: SourceLoad, nowS: number): number {
  const isToRead = state === 'loaded' && mark === null;
  if (source.kind === 'file' && !isToRead) return nowS;
  return nowS + (problem === null ? DAY_S : RETRY_S);
}

function withProblem(
  { log }: Pick<AppContext, 'log'>,
  state: SourceState,
  { reason, cause }: { readonly reason: string; readonly cause?: unknown },
): SourceState {
  const source = airspaceSourceName(state.source);
  if (state.problem !== reason) log.warn({ source, reason, err: cause }, 'AIRSPACE cannot be read');
  return { ...state, problem: reason };
}

function logRead(
  { log }: Pick<AppContext, 'log'>,
  { source }: SourceState,
  { count, problems }: PackedAirspaces,
): void {
  log.info({ source: airspaceSourceName(source), airspaces: count, leftOut: problems }, 'airspaces were read');
}

function dayOf(time: Date): string {
  return isoSeconds(time).slice(0, 10);
}
