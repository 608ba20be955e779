let seen: { readonly serverMs: number; readonly pageMs: number } | null = null;

/** Notes the header `Date` of a response. */
export function noteServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (!Number.isNaN(serverMs)) seen = { serverMs, pageMs: performance.now() };
}

/** Returns the time in Unix milliseconds by the server's clock, to a second or so: the device's may be years wrong. Null before the first response that says it. */
export function serverNow(): number | null {
  return seen && seen.serverMs + performance.now() - seen.pageMs;
}
