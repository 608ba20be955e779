/** The path of `load` in contract/data.ts, which is too large for the first script. */
const LOAD_PATH = '/api/data';

let early: { readonly url: string; readonly xhr: XMLHttpRequest } | null = null;

/** Sends the first load of the logbook before the app is there, which then takes the request over. */
export function sendLoadEarly(csrf: string | null): void {
  const url = csrf === null ? LOAD_PATH : `${LOAD_PATH}?${new URLSearchParams({ csrf })}`;
  const xhr = new XMLHttpRequest();
  early = { url, xhr };
  xhr.responseType = 'arraybuffer';
  xhr.open('GET', url);
  xhr.send();
}

/** Returns the request that was sent early if it is this one, once; null otherwise. Its csrf value belongs to one session. */
export function takeEarlyLoad(method: string, url: string): XMLHttpRequest | null {
  if (method !== 'GET' || early?.url !== url) return null;
  const { xhr } = early;
  early = null;
  return xhr;
}
