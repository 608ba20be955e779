import { readFile, stat } from 'node:fs/promises';
import { boundedBody } from '../encoding/bounded-body.ts';
import type { AirspaceSource } from './airspace-library.ts';

/** The content of a source, or why there is none. */
export type SourceLoad =
  | { readonly state: 'unchanged' }
  | {
      readonly state: 'loaded';
      readonly bytes: Uint8Array;
      /** Identifies the content; null when only reading it again shows whether it has changed. */
      readonly mark: string | null;
      /** When it was changed last; null when that is not known. */
      readonly changedAt: Date | null;
    }
  | { readonly state: 'failed'; readonly reason: string; readonly cause?: unknown };

/** How a source is loaded. */
export interface LoadOptions {
  /** Identifies the content that is known already. */
  readonly mark: string | null;
  /** Sent to an address. */
  readonly userAgent: string;
  readonly signal: AbortSignal;
}

/** A country has some megabytes at most. */
const MAX_BYTES = 20 * 1_048_576;
const TOO_LARGE = failed(`it has more than ${MAX_BYTES} bytes`);
const NOT_MODIFIED = 304;

/** Loads the content of a source unless it is known. Every failure is returned; nothing is thrown. */
export async function loadSource(source: AirspaceSource, options: LoadOptions): Promise<SourceLoad> {
  try {
    return source.kind === 'file' ? await loadFile(source.path, options) : await loadAddress(source.url, options);
  } catch (cause) {
    const reason = options.signal.aborted ? 'it took too long' : 'it cannot be had';
    return failed(reason, cause);
  }
}

async function loadFile(path: string, { mark, signal }: LoadOptions): Promise<SourceLoad> {
  const { mtime, size, isFile } = await describeFile(path);
  if (!isFile) return failed('it is no file');
  if (size > MAX_BYTES) return TOO_LARGE;
  const present = `${mtime.getTime()} ${size}`;
  if (present === mark) return { state: 'unchanged' };
  return { state: 'loaded', bytes: await readFile(path, { signal }), mark: present, changedAt: mtime };
}

async function describeFile(path: string) {
  const found = await stat(path);
  return { mtime: found.mtime, size: found.size, isFile: found.isFile() };
}

async function loadAddress(url: URL, { mark, userAgent, signal }: LoadOptions): Promise<SourceLoad> {
  const response = await fetch(url, {
    // A redirect could lead into our own network.
    redirect: 'manual',
    headers: { 'user-agent': userAgent, ...(mark === null ? {} : { 'if-none-match': mark }) },
    signal,
  });
  if (response.status === NOT_MODIFIED && mark !== null) return { state: 'unchanged' };
  if (!response.ok) {
    await response.body?.cancel();
    return failed(`the response has the status ${response.status}`);
  }
  const bytes = await boundedBody(response, MAX_BYTES);
  if (bytes === null) return TOO_LARGE;
  return { state: 'loaded', bytes, mark: response.headers.get('etag'), changedAt: changeOf(response.headers) };
}

function changeOf(headers: Headers): Date | null {
  const changedAt = new Date(headers.get('last-modified') ?? '');
  return Number.isNaN(changedAt.getTime()) ? null : changedAt;
}

function failed(reason: string, cause?: unknown): SourceLoad & { readonly state: 'failed' } {
  return { state: 'failed', reason, cause };
}
