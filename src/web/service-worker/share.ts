import { pathTo } from '#contract/pages/pages';
import { SHARED, SHARED_FILES, type ShareProblem } from '#contract/pages/sharing';
import { isTrackForForm } from '#domain/file';
import { keepShared } from '../stored/inbox.ts';

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
    return problem === null ? pathOfShare(files, await keepShared(files)) : pathOfProblem(problem);
  } catch (error) {
    console.warn('The shared files could not be kept.', error);
    return pathOfProblem('notKept');
  }
}

function filesIn(form: FormData): readonly File[] {
  const files = form.getAll(SHARED_FILES).filter((entry) => entry instanceof File);
  return files.filter(({ name }) => name !== ''); // A form without a file posts one without a name.
}

/** What a share needs to be judged. */
type SharedFile = Pick<File, 'name' | 'size'>;

/** Returns why files are not kept; null if they are. */
export function problemOf(files: readonly SharedFile[]): ShareProblem | null {
  if (files.length === 0) return 'notKept';
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return files.length > MAX_FILES || bytes > MAX_BYTES ? 'tooMuch' : null;
}

/** A single IGC file is the track of a new flight, unless the form refuses it for its size; all else goes to the import. */
export function pathOfShare(files: readonly SharedFile[], key: string): string {
  const isTrack = files.length === 1 && files.every(isTrackForForm);
  return withShared(isTrack ? pathTo('flightForm', 0) : pathTo('import'), key);
}

function pathOfProblem(problem: ShareProblem): string {
  return withShared(pathTo('import'), problem);
}

function withShared(path: string, value: string): string {
  return `${path}?${new URLSearchParams({ [SHARED]: value })}`;
}
