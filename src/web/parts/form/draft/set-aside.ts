import { drafts, type FormOfPilot } from './drafts.ts';

/**
 * Sets the draft of a form aside, so that another item can be typed in the same form. Once that is saved or left, the form opens with the
 * draft that was set aside last. Does nothing without a draft.
 */
export function setDraftAside(form: FormOfPilot): void {
  drafts.move(form, keyAside(form, countSetAside(form)));
}

/** Gives a form without a draft the last set-aside one, which then is no longer aside. */
export function takeDraftBack(form: FormOfPilot): void {
  const count = countSetAside(form);
  if (count > 0 && !drafts.find(form)) drafts.move(keyAside(form, count - 1), form);
}

/** Exchanges the draft of a form for the last set-aside one. Does nothing where none is. */
export function exchangeDrafts(form: FormOfPilot): void {
  const count = countSetAside(form);
  if (count === 0) return;
  const last = keyAside(form, count - 1);
  const between: FormOfPilot = { ...form, path: `${form.path}#between` };
  drafts.move(last, between);
  drafts.move(form, last);
  drafts.move(between, form);
}

/** Returns how many drafts of a form are set aside; they have no gap. */
export function countSetAside(form: FormOfPilot): number {
  let count = 0;
  while (drafts.find(keyAside(form, count))) count += 1;
  return count;
}

/** A path of a page has no hash in its draft's key. */
function keyAside({ pilotId, path }: FormOfPilot, position: number): FormOfPilot {
  return { pilotId, path: `${path}#${position}` };
}
