import { earlyUrl } from '#web/api/early-requests.ts';
import { canReadTracks, readFlightAt, startTrackReader, type WorkerReading } from '../track-reader.ts';
import type { NotLoaded } from '../track-requests.ts';
import { type FilePart, flownPart, keyOfPart } from './part-key.ts';

/** How a reading ended; null where the app asks anew. */
type FirstReading = WorkerReading | 'noResponse' | null;

/** The reading of the track of the page that was opened first, until it is taken. */
let first: { readonly key: string; readonly reading: Promise<FirstReading> } | null = null;

/**
 * Reads the track of the flight whose page is opened first, while the app is still loaded: `found` is the request for
 * what is stored of it. Without a track, or when a request fails, nothing is read: then the app asks anew, and reports it.
 * Rejects for a response that is no JSON. The worker loads the file, as this thread has React and the app to evaluate.
 */
export async function readFirstTrack(found: XMLHttpRequest, csrf: string): Promise<void> {
  if (!canReadTracks()) return;
  startTrackReader();
  const part = partIn(await bytesOf(found));
  if (!part) return;
  const reading = readFlightAt(urlOfFile(part.file, csrf), part.range);
  first = { key: keyOfPart(part), reading: reading.catch(afterFailure) };
}

/** Returns the URL of `trackFile` in contract/tracks.ts, as the app has it: a browser's cache then has the file for both. */
export function urlOfFile(file: string, csrf: string): string {
  return earlyUrl(`/api/track-files/${file}`, csrf);
}

/** Returns the reading of the first track if it is that of this key, once; null otherwise, or when it failed for another reason than the network. */
export async function takeFirstReading(key: string): Promise<FirstReading> {
  if (first?.key !== key) return null;
  const { reading } = first;
  first = null;
  return reading;
}

/** Drops the reading when the session ends before it is taken. */
export function dropFirstReading(): void {
  first = null;
}

/** A server that has not responded in time is not waited for a second time. */
function afterFailure(error: unknown): FirstReading {
  return error instanceof Error && error.cause === ('noResponse' satisfies NotLoaded) ? 'noResponse' : null;
}

/** Returns the content of a response once it is there; null without success. */
function bytesOf(request: XMLHttpRequest): Promise<ArrayBuffer | null> {
  return new Promise((resolve) => {
    const settle = (): void => resolve(request.status === 200 ? request.response : null);
    if (request.readyState === XMLHttpRequest.DONE) settle();
    else request.addEventListener('loadend', settle);
  });
}

/** Returns the part that the response of `trackOfFlight` names: by hand, as the schema is too large to wait for. */
function partIn(bytes: ArrayBuffer | null): FilePart | null {
  const found: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
  if (typeof found !== 'object' || found === null || !('file' in found) || !('range' in found) || !('flown' in found))
    return null;
  const { file } = found;
  const [range, flown] = [rangeIn(found.range), rangeIn(found.flown)];
  return typeof file === 'string' && range !== undefined && flown !== undefined
    ? flownPart({ file, range, flown })
    : null;
}

/** Returns a range of times, null for none; undefined for anything else. */
function rangeIn(value: unknown): FilePart['range'] | undefined {
  if (value === null) return null;
  if (typeof value !== 'object' || !('from' in value) || !('to' in value)) return undefined;
  const { from, to } = value;
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : undefined;
}
