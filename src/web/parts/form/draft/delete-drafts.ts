import { onSessionCleared } from '#web/session-state.ts';
import { heldPilotId, STORE_MODIFIED } from '#web/store/store.ts';
import { draftOwner } from './draft-owner.ts';

/**
 * Deletes the stored drafts when their pilot logs out, or another pilot has logged in. The code for it is loaded only
 * then.
 */
export function deleteDraftsOnLogout(): void {
  onSessionCleared(() => draftOwner() !== null && void deleteDrafts());
  window.addEventListener(STORE_MODIFIED, () => {
    const [owner, pilotId] = [draftOwner(), heldPilotId()];
    if (owner !== null && pilotId !== null && owner !== pilotId) void deleteDrafts();
  });
}

async function deleteDrafts(): Promise<void> {
  try {
    const { deleteAllDrafts } = await import('./form-drafts.ts');
    await deleteAllDrafts();
  } catch (error) {
    console.warn('The drafts of a logged-out pilot could not be deleted.', error); // The next page tries again.
  }
}
