import { join } from 'node:path';
import type { AppContext, Configured } from '#server/context/app-context';
import { findSignUp } from '#server/repositories/accounts';

/**
 * Returns the folder of a pilot's copies; null where none is set, or there is no such pilot. It is named by the time of the
 * sign-up, too: after a restore of the database another pilot may get the same id.
 */
export async function folderOfPilot(
  { reader, configuration }: Pick<AppContext, 'reader'> & Configured<'archiveFolder'>,
  pilotId: number,
): Promise<string | null> {
  const { archiveFolder: folder } = configuration;
  const signUp = folder === null ? null : await findSignUp(reader, pilotId);
  if (folder === null || signUp === null) return null;
  return join(folder, `${pilotId}-${signUp.createdAt.replace(/[-:]/g, '')}`);
}
