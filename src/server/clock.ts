/** Returns whole Unix seconds. */
export function unixSeconds(now: Date): number {
  return Math.floor(now.getTime() / 1_000);
}

/** Returns ISO 8601, UTC, whole seconds: the format of times in database and contract. */
export function isoSeconds(now: Date): string {
  return `${now.toISOString().slice(0, 19)}Z`;
}
