import { drafts, type FormOfPilot } from './drafts.ts';

/**
 * Sets the draft of a form aside, so that another item can be typed in the same form. Once that is saved or left, the form opens with the
 * draft that was set aside last. Does nothing without a draft.
 */
export function setDraftAside(form: FormOfPilot): void {
  drafts.move(form, keyAside(form, countSetAside(form)));
}

/** Returns where a form without a draft finds the one that was set aside last: no path, or one. */
export function pathsSetAside(form: FormOfPilot): readonly string[] {
  const count = countSetAside(form);
  return count === 0 || drafts.find(form) ? [] : [keyAside(form, count - 1).path];
}

/** Exchanges the draft of a form for the one that was set aside last. */
export function exchangeDrafts(form: FormOfPilot): void {
  const last = keyAside(form, countSetAside(form) - 1);
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
