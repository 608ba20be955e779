/** Proxies send credentials of their own in this header: only what begins as a token is one. */
const BEARER = /^bearer +(wb_\S*) *$/i;

/** Returns the API token of an `Authorization` header, valid or not; null when there is none. */
export function apiTokenIn(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null;
}
