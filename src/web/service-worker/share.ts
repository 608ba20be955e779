import { pathOfProblem, pathOfShare, SHARED_FILES, type SharedFile, type ShareProblem } from '#contract/pages/sharing';
import { keepShared } from '../device-storage/inbox.ts';

const MAX_FILES = 200;
const MAX_BYTES = 100_000_000;

/**
 * Keeps the files that another app shares, and leads to the page that opens them: nothing is saved before the pilot says so. Any site can post
 * such a form, so that it is not trusted.
 */
export async function takeShare(request: Request): Promise<Response> {
  return Response.redirect(await pathForShare(request), 303);
}

async function pathForShare(request: Request): Promise<string> {
  try {
    const files = filesIn(await request.formData());
    const problem = problemOf(files);
    if (problem !== null) return pathOfProblem(problem);
    const key = await keepShared(files);
    return key === null ? pathOfProblem('full') : pathOfShare(files, key);
  } catch (error) {
    console.warn('The shared files could not be kept.', error);
    return pathOfProblem(isOutOfRoom(error) ? 'full' : 'notKept');
  }
}

function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

function filesIn(form: FormData): readonly File[] {
  const files = form.getAll(SHARED_FILES).filter((entry) => entry instanceof File);
  return files.filter(({ name }) => name !== ''); // A form without a file posts one without a name.
}

/** Returns why files are not kept; null if they are. */
export function problemOf(files: readonly SharedFile[]): ShareProblem | null {
  if (files.length === 0) return 'notKept';
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return files.length > MAX_FILES || bytes > MAX_BYTES ? 'tooMuch' : null;
}
