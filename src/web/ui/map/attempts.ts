/** The parts of a map that come from another server. */
type Remote = 'tiles' | 'terrain';

/** After a failure nothing is requested again for this long. */
const PAUSE_MS = 60_000;
/** Used where storage is blocked. */
const memory = new Map<string, number>();

/** Returns whether a server may be asked: never failed, or long enough ago. A clock set back forgets the failure. */
export function mayAsk(failedAtMs: number | null, nowMs: number): boolean {
  return failedAtMs === null || nowMs < failedAtMs || nowMs - failedAtMs >= PAUSE_MS;
}

/** Returns the milliseconds until this tab may ask a server again; 0 when it may now. */
export function pauseLeftMs(remote: Remote, nowMs = Date.now()): number {
  const failedAtMs = failureOf(keyOf(remote));
  return failedAtMs === null || mayAsk(failedAtMs, nowMs) ? 0 : failedAtMs + PAUSE_MS - nowMs;
}

/** Returns whether this tab may ask a server now. */
export function mayAskNow(remote: Remote, nowMs = Date.now()): boolean {
  return mayAsk(failureOf(keyOf(remote)), nowMs);
}

/** Remembers for this tab that a server did not respond. */
export function rememberFailure(remote: Remote, nowMs = Date.now()): void {
  memory.set(keyOf(remote), nowMs);
  try {
    sessionStorage.setItem(keyOf(remote), String(nowMs));
  } catch {
    // Storage is blocked: the page's memory is enough until it is loaded again.
  }
}

function failureOf(key: string): number | null {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === null ? (memory.get(key) ?? null) : Number(stored);
  } catch {
    return memory.get(key) ?? null;
  }
}

function keyOf(remote: Remote): string {
  return `${remote}-failed-at`;
}

/** Time limit for a server's first tile: with the start of the map the built-in one is there within 3 s. */
export const ARRIVAL_LIMIT_MS = 2_500;
