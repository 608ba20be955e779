import { CSRF_COOKIE } from '#contract/page-settings';
import { cookieIn } from './cookies.ts';
import type { Request } from './request.ts';

/** The path of `load` in contract/data.ts, which is too large for the first script. */
const LOAD_PATH = '/api/data';

/** The load that was sent before the app was there, until it is taken. */
let started: { readonly url: string; readonly xhr: XMLHttpRequest } | null = null;

/** Sends the first load of the logbook, ahead of the code that needs its response. */
export function startFirstLoad(): void {
  const xhr = new XMLHttpRequest();
  started = { url: firstLoadUrl(cookieIn(document.cookie, CSRF_COOKIE)), xhr };
  xhr.responseType = 'arraybuffer';
  xhr.open('GET', started.url);
  xhr.send();
}

/** Returns the load that was started if it is this request, once; null otherwise. */
export function takeFirstLoad({ method, url }: Request): XMLHttpRequest | null {
  if (method !== 'GET' || url !== started?.url) return null;
  const { xhr } = started;
  started = null;
  return xhr;
}

/** Returns the URL of a load by a page that knows no pilot yet. */
export function firstLoadUrl(csrf: string | null): string {
  return csrf === null ? LOAD_PATH : `${LOAD_PATH}?${new URLSearchParams({ csrf })}`;
}
