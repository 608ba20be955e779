import { heldPilotId, LOGGED_OUT, STORE_MODIFIED } from '#web/store/store.ts';
import { draftOwner } from './draft-owner.ts';

/**
 * Removes the drafts that this browser keeps when their pilot logs out, and when another pilot is there. What knows how
 * to is fetched only then.
 */
export function forgetDraftsWithTheirPilot(): void {
  window.addEventListener(LOGGED_OUT, () => draftOwner() !== null && void forget());
  window.addEventListener(STORE_MODIFIED, () => {
    const [owner, pilotId] = [draftOwner(), heldPilotId()];
    if (owner !== null && pilotId !== null && owner !== pilotId) void forget();
  });
}

async function forget(): Promise<void> {
  try {
    const { forgetDrafts } = await import('./form-drafts.ts');
    await forgetDrafts();
  } catch (error) {
    console.warn('Drafts of a pilot who is gone stay in this browser.', error); // The next page tries it again.
  }
}
