import type { SessionEnd } from '#web/device-storage/draft-rows.ts';
import { onSessionCleared } from '#web/session-state.ts';
import { heldPilotId, STORE_MODIFIED } from '#web/store/store.ts';
import { draftOwner } from './draft-owner.ts';

/**
 * Deletes the stored drafts when their pilot logs out, or another pilot has logged in: not those of a pilot who has logged in in
 * another tab. The code for it is loaded only then.
 */
export function deleteDraftsOnLogout(): void {
  let seen: number | null = null;
  onSessionCleared(() => {
    const owner = draftOwner();
    if (owner !== null && [null, owner].includes(seen)) void deleteDrafts({ why: 'loggedOut' });
  });
  window.addEventListener(STORE_MODIFIED, () => {
    const [owner, pilotId] = [draftOwner(), heldPilotId()];
    seen = pilotId ?? seen;
    if (owner !== null && pilotId !== null && owner !== pilotId)
      void deleteDrafts({ why: 'otherPilotLoggedIn', pilotId });
  });
}

async function deleteDrafts(end: SessionEnd): Promise<void> {
  try {
    const { drafts } = await import('./drafts.ts');
    await drafts.removeAll(end);
  } catch (error) {
    console.warn('The drafts of a logged-out pilot could not be deleted.', error); // The next page tries again.
  }
}
