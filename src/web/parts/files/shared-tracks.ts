import { hashOf } from '#formats/hash-of';
import { type Inbox, noteTrackOfShare, readInbox, removeShares } from '#web/device-storage/inbox.ts';
import { heldPilotId, pendingFlightsWith } from '#web/store/store.ts';
import { keptFlightsWith } from '#web/store/tracks/device-tracks.ts';

/** Notes with which track a form is opened from the inbox: once that is saved, the share leaves it. Never rejects. */
export async function noteSharedTrack(key: string, track: File): Promise<void> {
  try {
    await noteTrackOfShare(key, await hashOf(new Uint8Array(await track.arrayBuffer())));
  } catch (error) {
    console.warn('The shared file stays in the list once it is saved.', error);
  }
}

/** Removes the shared file of a track that is saved now: before the form is left, as the page may be closed then. Never rejects. */
export async function removeSavedTrack(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const pilotId = heldPilotId();
  if (pilotId === null || !globalThis.isSecureContext) return;
  try {
    if ((await readInbox(pilotId)).shares.length === 0) return;
    await removeShares({ why: 'trackSaved', pilotId, track: await hashOf(bytes) });
  } catch (error) {
    console.warn('A saved file stays in the list of shared files.', error);
  }
}

/** Returns the inbox without saved files: the page may have been closed between a save and the removal of its file. Never rejects. */
export async function withoutSaved(inbox: Inbox, pilotId: number | null): Promise<Inbox> {
  if (pilotId === null) return inbox;
  const saved = await Promise.all(inbox.shares.map(async ({ track }) => track !== null && (await isSaved(track))));
  const tracks = inbox.shares.flatMap(({ track }, index) => (track !== null && saved[index] ? [track] : []));
  try {
    for (const track of tracks) await removeShares({ why: 'trackSaved', pilotId, track });
  } catch (error) {
    console.warn('Saved files could not be removed from the list of shared files.', error);
  }
  return { ...inbox, shares: inbox.shares.filter((_, index) => !saved[index]) };
}

/** Whether a flight with a track is a pending change, or one of the logbook as far as this device knows. */
async function isSaved(track: string): Promise<boolean> {
  if (pendingFlightsWith(track).length > 0) return true;
  return ((await keptFlightsWith(track)) ?? []).length > 0;
}
