import { type CallError, callErrorOf, fieldErrorsOf } from '../../api/call-error.ts';
import { sessionState } from '../../session-state.ts';
import { outcomeOf } from '../pending/outcome.ts';
import { heldPilotId, reload } from '../store.ts';
import type { RestoredItem } from './restored-rows.ts';
import { removeRestored } from './restored-storage.ts';
import { saveAsNew } from './save-as-new.ts';

/** How far the items that the pilot has chosen are saved. */
export type Saving =
  | {
      readonly state: 'saving';
      readonly done: number;
      readonly total: number;
      /** Whether the server takes nothing at the moment: its limit a minute. */
      readonly isWaiting: boolean;
    }
  | {
      readonly state: 'ended';
      /** Why it has ended early; null when all were tried. */
      readonly message: string | null;
      /** Why items were not saved, by their keys. */
      readonly failures: ReadonlyMap<string, string>;
    };

const NOTHING_TRIED: Saving = { state: 'ended', message: null, failures: new Map() };

/** It goes on while the pilot looks at other pages. */
export const saving = sessionState<Saving>(() => NOTHING_TRIED);

/** Between two saves: below the server's limit of 300 a minute, which leaves some for the pilot's other saves. */
const PACE_MS = 250;
/** Why a server takes nothing at the moment, and until it is asked again. */
const LIMITS: readonly string[] = ['tooManyInMinutes', 'tooManyInSeconds', 'tooManyAtOnce', 'busy'];
const RETRY_MS = 10_000;
const MOST_RETRIES = 30;

/**
 * Saves items as new ones, sites and gliders first. An item stays on this device until the server has it: where this is interrupted, the
 * pilot is offered the rest. Never rejects: `saving` has the outcome.
 */
export async function saveRestored(pilotId: number, items: readonly RestoredItem[]): Promise<void> {
  if (saving.get().state === 'saving') return;
  const inOrder = items.toSorted((one, other) => orderOf(one) - orderOf(other));
  const failures = new Map<string, string>();
  for (const [done, item] of inOrder.entries()) {
    const paced = delay(PACE_MS);
    const error = await savedOne(pilotId, item, { done, total: inOrder.length });
    if (heldPilotId() !== pilotId) return; // The pilot has logged out.
    if (error && outcomeOf(error).state !== 'needsPilot') {
      saving.set({ state: 'ended', message: error.message, failures });
      return;
    }
    if (error) failures.set(item.key, messageOf(error));
    await paced;
  }
  saving.set({ state: 'ended', message: null, failures });
}

function orderOf({ dataType }: RestoredItem): number {
  return dataType === 'flight' ? 1 : 0;
}

/** Returns why an item is not saved; null when it is. */
async function savedOne(
  pilotId: number,
  item: RestoredItem,
  progress: { readonly done: number; readonly total: number },
): Promise<CallError | null> {
  saving.set({ state: 'saving', ...progress, isWaiting: false });
  let error = await triedOnce(pilotId, item);
  for (let retries = 0; retries < MOST_RETRIES && heldPilotId() === pilotId && isLimit(error); retries += 1) {
    saving.set({ state: 'saving', ...progress, isWaiting: true });
    await delay(RETRY_MS);
    error = await triedOnce(pilotId, item);
  }
  return error;
}

function isLimit(error: CallError | null): boolean {
  return error !== null && LIMITS.includes(error.code ?? '');
}

async function triedOnce(pilotId: number, item: RestoredItem): Promise<CallError | null> {
  try {
    await saveAsNew(pilotId, item);
    await removeSaved(pilotId, item);
    return null;
  } catch (thrown) {
    const error = callErrorOf(thrown);
    if (outcomeOf(error).state === 'restored') await reload(); // Once more, meanwhile.
    return error;
  }
}

/** An item that stays is offered once more, which adds nothing. */
async function removeSaved(pilotId: number, item: RestoredItem): Promise<void> {
  await removeRestored(pilotId, [item]).catch((error: unknown) => {
    console.warn('What was saved as new could not be removed from this device.', error);
  });
}

function messageOf(error: CallError): string {
  const messages = Object.values(fieldErrorsOf(error) ?? {});
  return messages.length > 0 ? messages.join(' ') : error.message;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
