import * as v from 'valibot';
import type { ThirdPartyTrouble } from '#contract/rejections';
import { areDegrees } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import { fitText } from '#domain/text';
import { degrees, type Metres, metres } from '#domain/units';
import { boundedBody } from '#server/encoding/bounded-body';

/** A third-party service: its URL and the user agent we send. */
export interface ThirdParty {
  /** May contain query parameters for every request, such as a key. Null when it is switched off. */
  readonly url: URL | null;
  readonly userAgent: string;
}

/** Why a request failed. */
export interface ThirdPartyFailure {
  readonly trouble: ThirdPartyTrouble;
  /** The status of a response that is not a success. */
  readonly status?: number;
  /** The beginning of a response that cannot be parsed. */
  readonly response?: string;
  readonly cause?: unknown;
}

export type ThirdPartyResult<Output> =
  | { readonly state: 'received'; readonly value: Output }
  | { readonly state: 'failed'; readonly failure: ThirdPartyFailure };

/** A request: the path below the service's URL, and query parameters. */
interface ThirdPartyRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string | number>>;
}

/** Responses have some kilobytes; a hundred sites with all their descriptions some hundred. */
const MAX_BYTES = 1_048_576;
const EXCERPT = 200;

/**
 * Requests JSON from a third party and parses it with `read`, which returns null for an unexpected response. Every error
 * is returned as a failure; nothing is thrown. The signal aborts it at any point.
 */
export async function requestJson<Output>(
  thirdParty: ThirdParty,
  request: ThirdPartyRequest,
  how: { readonly signal: AbortSignal; readonly read: (json: unknown) => Output | null },
): Promise<ThirdPartyResult<Output>> {
  if (!thirdParty.url) return failed({ trouble: 'off' });
  try {
    const response = await fetch(urlOf(thirdParty.url, request), {
      // A redirect could lead into our own network.
      redirect: 'manual',
      headers: { 'user-agent': thirdParty.userAgent, accept: 'application/json' },
      signal: how.signal,
    });
    if (!response.ok) return await errorStatus(response);
    const body = await boundedBody(response, MAX_BYTES);
    return body === null ? failed({ trouble: 'tooLarge' }) : parseResponse(new TextDecoder().decode(body), how.read);
  } catch (cause) {
    return failed({ trouble: how.signal.aborted ? 'slow' : 'unreachable', cause });
  }
}

export function failed(failure: ThirdPartyFailure): { readonly state: 'failed'; readonly failure: ThirdPartyFailure } {
  return { state: 'failed', failure };
}

function urlOf(base: URL, { path, query }: ThirdPartyRequest): URL {
  const address = new URL(base);
  if (path !== '') address.pathname = `${base.pathname.replace(/\/$/, '')}/${path}`;
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return address;
}

async function errorStatus(response: Response): Promise<ThirdPartyResult<never>> {
  await response.body?.cancel();
  return failed({ trouble: 'rejected', status: response.status });
}

function parseResponse<Output>(text: string, read: (json: unknown) => Output | null): ThirdPartyResult<Output> {
  const value = read(parseJson(text));
  return value === null ? failed({ trouble: 'unexpected', response: excerptOf(text) }) : { state: 'received', value };
}

/** Returns the parsed value; undefined, which JSON cannot represent, for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function excerptOf(text: string): string {
  const line = text
    .slice(0, 2 * EXCERPT)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, EXCERPT).join('');
}

/** The lowest and highest ground on earth, with a margin for measurement errors. */
const LOWEST: Metres = metres(-500);
const HIGHEST: Metres = metres(9_000);
const DECIMAL = /^\s*[+-]?\d{1,6}(\.\d{0,20})?\s*$/;

/** A number in a third party's response, which may be a string. */
export const numericValue = v.union([v.number(), v.pipe(v.string(), v.regex(DECIMAL), v.transform(Number))]);

/** Returns coordinates; null when out of range. */
export function coordinatesAt(lat: number, lng: number): Coordinates | null {
  return areDegrees(lat, lng) ? { lat: degrees(lat), lng: degrees(lng) } : null;
}

/** Returns a ground altitude; null when impossible. */
export function groundAltitude(altitude: number): Metres | null {
  return altitude >= LOWEST && altitude <= HIGHEST ? metres(altitude) : null;
}

/** Returns a third party's text as a single line of at most `max` code points, safe to store and show. */
export function singleLine(text: string, max: number): string {
  return fitText(text.replace(/\s+/g, ' '), max);
}
