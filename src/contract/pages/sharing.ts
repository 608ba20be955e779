/** Where other apps post files to share them with the installed app; the worker takes them. */
export const SHARE_PATH = '/share';
/** The field of the files in what is posted. */
export const SHARED_FILES = 'files';
/** The name in the address of the page that opens shared files: where they are kept on the device, or why they are not. */
export const SHARED = 'shared';

/** Why files that were shared are not kept. `noWorker`: the server got them, which keeps nothing unasked. */
export const SHARE_PROBLEMS = ['noWorker', 'tooMuch', 'notKept', 'gone'] as const;

export type ShareProblem = (typeof SHARE_PROBLEMS)[number];
