import { readInbox, removeShares } from '#web/device-storage/inbox.ts';

/** Returns how many files of a pilot are in the inbox of this device. Never rejects: a logout does not wait for storage. */
export async function countFilesOf(pilotId: number): Promise<number> {
  if (!globalThis.isSecureContext) return 0;
  try {
    const { shares } = await readInbox(pilotId);
    return shares.filter((share) => share.pilotId === pilotId).flatMap(({ files }) => files).length;
  } catch (error) {
    console.warn('The files kept on this device could not be counted.', error);
    return 0;
  }
}

/** Removes all files of a pilot from the inbox of this device. Never rejects: they stay unreadable to others. */
export async function removeFilesOf(pilotId: number): Promise<void> {
  if (!globalThis.isSecureContext) return;
  try {
    await removeShares({ why: 'allOfPilot', pilotId });
  } catch (error) {
    console.warn('The files kept on this device could not be removed.', error);
  }
}
