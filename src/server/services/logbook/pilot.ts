import { problemsOfRules, renamedInRules } from '#domain/currency/rules';
import { problemsOf } from '#domain/fields/entity';
import { PILOT, type PilotInput } from '#domain/fields/pilot';
import { problemsIn } from '#domain/problem';
import { nameKey } from '#domain/text';
import { touchScored } from '#server/repositories/findings';
import { findPilotState, findPlainState } from '#server/repositories/item-states';
import { findPilot, updatePilot } from '#server/repositories/pilots';
import { AppError, rejectProblems } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';

/** Returns a pilot's fields as they are stored. Throws `invalid` for a wrong one. */
export function checkedPilot(input: PilotInput): PilotInput {
  const pilot = { ...input, userName: input.userName.trim() };
  const ofRules = problemsIn({ subject: 'pilot', field: 'currencyRules' }, problemsOfRules(pilot.currencyRules));
  rejectProblems([...problemsOf(PILOT, pilot), ...ofRules]);
  return pilot;
}

/** Saves a pilot's fields, as {@link checkedPilot} returns them. With another home league all scores count as changed. */
export async function savePilot({ db, pilotId, revision }: PilotTransaction, input: PilotInput): Promise<void> {
  const found = await findPilot(db, pilotId);
  if (!found) throw new AppError('noSession');
  await updatePilot(db, { pilotId, revision }, input);
  if (found.pilot.homeLeague !== input.homeLeague) await touchScored(db, pilotId, revision);
}

/** Rules of currency name a glider: before it is saved under another name, they get that, too. */
export async function renameInRules(
  { db, pilotId, revision }: PilotTransaction,
  gliderId: number,
  name: string,
): Promise<void> {
  const glider = await findPlainState(db, 'gliders', { pilotId, id: gliderId });
  if (!glider || glider.fields.name === name) return;
  const { fields } = await findPilotState(db, pilotId);
  const currencyRules = renamedInRules(fields.currencyRules, new Map([[nameKey(glider.fields.name), name]]));
  if (currencyRules !== fields.currencyRules)
    await updatePilot(db, { pilotId, revision }, { ...fields, currencyRules });
}
