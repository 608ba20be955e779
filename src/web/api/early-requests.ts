import type { Request } from './request.ts';

/** The path of `load` in contract/data.ts, which is too large for the first script. */
export const LOAD_PATH = '/api/data';

/** The requests that were sent before the app was there, by their URLs, until they are taken. */
const sent = new Map<string, XMLHttpRequest>();

/** Sends a request ahead of the code that needs its response, with a csrf value, which belongs to one session. */
export function sendEarly(path: string, csrf: string | null): XMLHttpRequest {
  const xhr = new XMLHttpRequest();
  const url = earlyUrl(path, csrf);
  sent.set(url, xhr);
  xhr.responseType = 'arraybuffer';
  xhr.open('GET', url);
  xhr.send();
  return xhr;
}

/** Returns the request that was sent if it is this one, once; null otherwise. A session is of one pilot, whom it did not name. */
export function takeEarly({ method, url }: Request): XMLHttpRequest | null {
  const early = url.replace(/&pilotId=\d+$/, '');
  const xhr = method === 'GET' ? (sent.get(early) ?? null) : null;
  if (xhr) sent.delete(early);
  return xhr;
}

/** Drops the requests that nobody has taken: what they found may have changed by the time it is asked for. */
export function dropEarly(): void {
  sent.clear();
}

/** Returns the URL of a request by a page that knows no pilot yet. */
export function earlyUrl(path: string, csrf: string | null): string {
  return csrf === null ? path : `${path}?${new URLSearchParams({ csrf })}`;
}

/** Returns the path of `trackOfFlight` in contract/tracks.ts, which is too large for the first script. */
export function pathOfTrack(flightId: number): string {
  return `/api/flights/${flightId}/track`;
}
