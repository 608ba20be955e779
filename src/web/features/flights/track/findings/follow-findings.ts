import type { FlightFindings } from '#domain/findings/findings';
import type { FlightScore } from '#domain/score/flight-score';

/** The state of a flight's findings. */
export interface PageFindings {
  /** Null while neither the server nor the browser has computed them. */
  readonly found: BrowserFindings | null;
  /** `missing`: the server took too long; a later visit may show them. `failed`: the server cannot compute them. */
  readonly scores: readonly FlightScore[] | 'scoring' | 'missing' | 'failed';
}

/** The server's findings, null while they are not computed, or that they cannot be. */
export type ServerFindings = FlightFindings | 'failed' | 'unsent' | null;

/** The browser's own findings while the server has none: all but the scores, which take long. */
export type BrowserFindings = Pick<FlightFindings, 'figures' | 'phases'>;

/** Where findings come from. */
export interface FindingsSource {
  /** `again` asks once more, whatever is known. */
  readonly stored: (again: boolean) => Promise<ServerFindings>;
  /** The browser's; null when it cannot read the file. */
  readonly computed: () => Promise<BrowserFindings | null>;
  /** Resolves after the time between two questions. */
  readonly pause: () => Promise<void>;
}

/** Nothing is known yet. */
export const NO_FINDINGS: PageFindings = { found: null, scores: 'scoring' };
/** Milliseconds between two questions for findings that are not there yet. */
export const PAUSE_MS = 2000;
/** Questions before giving up: a minute of them. */
const MOST_QUESTIONS = 30;

/** Shows the findings of a flight as soon as they are known, until they are all there or the signal is aborted. */
export async function followFindings(
  source: FindingsSource,
  show: (findings: PageFindings) => void,
  signal: AbortSignal,
): Promise<void> {
  let shown = NO_FINDINGS;
  for (let question = 0; question < MOST_QUESTIONS && !signal.aborted; question += 1) {
    const next = await findingsAt(question, source, shown.found);
    if (signal.aborted) return;
    show(next);
    if (next.scores !== 'scoring') return;
    shown = next;
    await source.pause();
  }
  if (!signal.aborted) show({ ...shown, scores: 'missing' });
}

/** The server has computed most findings before the second question; only then the browser begins. */
async function findingsAt(
  question: number,
  source: FindingsSource,
  found: BrowserFindings | null,
): Promise<PageFindings> {
  const stored = await orNull(source.stored(question > 0));
  if (stored === 'failed' || stored === 'unsent') {
    const computed = found ?? (await orNull(source.computed()));
    return { found: computed, scores: stored === 'failed' ? 'failed' : 'missing' };
  }
  if (stored) return { found: stored, scores: stored.scores };
  return { found: question === 1 ? await orNull(source.computed()) : found, scores: 'scoring' };
}

/** A failure is no more than findings that are not there yet: the page has all the rest. */
async function orNull<Value>(found: Promise<Value | null>): Promise<Value | null> {
  try {
    return await found;
  } catch (error) {
    console.warn('The findings of a flight could not be had.', error);
    return null;
  }
}
