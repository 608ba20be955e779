import { isTrackForForm } from '#domain/file';
import { pathTo } from './pages.ts';

/** The path to which other apps post files for the installed app; the worker takes them. */
export const SHARE_PATH = '/share';
/** The field of the files in the posted form. */
export const SHARED_FILES = 'files';
/** The name in the address of the page that opens shared files: their key in the inbox of this device, or why they are not there. */
export const SHARED = 'shared';

/** The name in the address of the import page that opens a file which a device has sent: its id in the inbox of the server. */
export const SENT = 'sent';

/**
 * Why files that were shared are not opened. `noWorker`: the server got them, which keeps nothing unasked. `full`: the inbox of this device.
 * `notYours`: another pilot's.
 */
export const SHARE_PROBLEMS = ['noWorker', 'tooMuch', 'full', 'notKept', 'gone', 'notYours'] as const;

export type ShareProblem = (typeof SHARE_PROBLEMS)[number];

/** A shared file before it is read. */
export interface SharedFile {
  readonly name: string;
  readonly size: number;
}

/** Whether files are the track of one flight, which its form opens; all else is imported, and a track that is too large for the form. */
export function isOneTrack(files: readonly SharedFile[]): boolean {
  return files.length === 1 && files.every(isTrackForForm);
}

/** Returns the path of the page that opens shared files. */
export function pathOfShare(files: readonly SharedFile[], key: string): string {
  return withShared(isOneTrack(files) ? pathTo('flightForm', 0) : pathTo('import'), key);
}

/** Returns the path of the page that says why files are not opened, and shows those that are kept. */
export function pathOfProblem(problem: ShareProblem): string {
  return withShared(pathTo('import'), problem);
}

/** Returns the path of the page that imports a file which a device has sent. */
export function pathOfSent(id: number): string {
  return `${pathTo('import')}?${SENT}=${id}`;
}

function withShared(path: string, value: string): string {
  return `${path}?${SHARED}=${encodeURIComponent(value)}`;
}
