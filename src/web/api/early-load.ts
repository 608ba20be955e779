/** The path of `load` in contract/data.ts, which is too large for the first script. */
const LOAD_PATH = '/api/data';

let early: { readonly url: string; readonly xhr: XMLHttpRequest } | null = null;

/** The stored copy and its pilot: a load with its marker must name the pilot, as the session may be another one's. */
interface Held {
  readonly pilotId: number;
  readonly lastModified: number;
  readonly epoch: string;
}

/** Sends the first load of the logbook before the app is there, which then takes the request over. */
export function sendLoadEarly(csrf: string | null, held: Held | null): void {
  const query = new URLSearchParams({
    ...(held && { lastModified: String(held.lastModified), epoch: held.epoch, pilotId: String(held.pilotId) }),
    ...(csrf !== null && { csrf }),
  }).toString();
  const url = query === '' ? LOAD_PATH : `${LOAD_PATH}?${query}`;
  const xhr = new XMLHttpRequest();
  early = { url, xhr };
  xhr.responseType = 'arraybuffer';
  xhr.open('GET', url);
  xhr.send();
}

/** Returns the request that was sent early if it is this one, once; null otherwise. Its csrf value belongs to one session. */
export function takeEarlyLoad(method: string, url: string): XMLHttpRequest | null {
  if (method !== 'GET' || early === null || inOneOrder(early.url) !== inOneOrder(url)) return null;
  const { xhr } = early;
  early = null;
  return xhr;
}

/** Returns the URL with its parameters sorted: the app's call may have them in another order. */
function inOneOrder(url: string): string {
  const [path, search] = url.split('?');
  const query = new URLSearchParams(search);
  query.sort();
  return `${path}?${query}`;
}
