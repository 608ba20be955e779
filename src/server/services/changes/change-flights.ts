import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import type { BodyOutput } from '#contract/endpoint';
import { type changeFlights, changeResponse, MOST_UNDOABLE_CHANGES } from '#contract/flights-changes';
import { type ChangedValues, type FieldsChange, type FlightsChange, valuesAfter } from '#domain/flights-change';
import { groupedBy } from '#domain/order/grouped-by';
import { problemsIn } from '#domain/problem';
import { cleanTags, problemsOfTags } from '#domain/tags';
import { unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import type { Encoding } from '#server/encoding/compression';
import { addChange, findChangesBeyond, type StoredChange } from '#server/repositories/flight-changes';
import { updateFlights } from '#server/repositories/flights';
import { findFlightStates, type IdentifiedFlight } from '#server/repositories/item-states';
import type { AppContext } from '#server/services/app-context';
import { AppError, rejectProblems } from '#server/services/app-error';
import { findEarlierCall, hashOfBody, type KeyedCall, recordCall } from '#server/services/keyed-calls';
import { problemsOfChoices } from '#server/services/logbook/flights';
import { readInline, replyToWrite, type WriteReply } from '#server/services/logbook/load';
import { markerOf } from '#server/services/logbook/read-logbook';
import { countWrite, rejectTooManyTexts, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { type FlightsEdit, forgetChange, isPresent, prepareBefore, STEP, stateHasher } from './stored-change.ts';

/** The data type under which client keys of changes are stored. */
const CHANGE = 'flightsChange';

type Body = BodyOutput<typeof changeFlights>;

/** The outcome of a change, as it is stored with its key. */
const CHANGED = v.pick(changeResponse, ['changeId', 'flightsNum']);
const RESPONSE = storedJson('client_keys.answer', CHANGED);
type Changed = v.InferOutput<typeof CHANGED>;

/**
 * Changes many flights, all or none, in a way that can be undone. A repeated client key changes nothing. Throws `notFound` when a
 * flight is gone, and `invalid` when the site or glider is, or for tags.
 */
export async function saveFlightsChange(
  context: TransactionContext & WriteLimitContext & Pick<AppContext, 'threads'>,
  pilotId: number,
  body: Body & { readonly encoding: Encoding },
): Promise<WriteReply<Changed>> {
  const change = checkedChange(body.change);
  const ids = body.ids.toSorted((one, other) => one - other);
  const call = { clientKey: body.clientKey.toLowerCase(), dataType: CHANGE, bodyHash: hashOfBody({ ids, change }) };
  const prepared = await prepareBefore(context, pilotId, (revision) =>
    prepareChange(context.reader, { pilotId, revision }, { ids, change }),
  );
  const written = await inPilotTransaction(context, pilotId, async (tx) => {
    const known = await storedChange(tx, call);
    if (known === null) await countWrite(context, tx);
    const extra = known ?? (await makeChange(context, tx, { ids, change, call, prepared }));
    return { extra, reading: await readInline(tx.db, pilotId, body) };
  });
  return replyToWrite(context, { pilotId, marker: markerOf(body), encoding: body.encoding }, written);
}

function checkedChange(change: FlightsChange): FlightsChange {
  if (!('tags' in change)) return change;
  const tags = cleanTags(change.tags);
  rejectProblems(problemsIn({ subject: 'flight', field: 'tags' }, problemsOfTags(tags)));
  return { ...change, tags };
}

async function makeChange(
  context: WriteLimitContext,
  tx: PilotTransaction,
  {
    ids,
    change,
    call,
    prepared,
  }: {
    readonly ids: readonly number[];
    readonly change: FlightsChange;
    readonly call: KeyedCall;
    readonly prepared: PreparedChange | null;
  },
): Promise<Changed> {
  const { db, pilotId, revision, now } = tx;
  const { siteId = null, gliderId = null } = { siteId: null, gliderId: null, ...change };
  rejectProblems(await problemsOfChoices(tx, { siteId, gliderId }));
  const { edits, stored: before } = isPresent(tx, prepared) ? prepared : await prepareChange(db, tx, { ids, change });
  const flightsNum = await applyEdits(tx, edits);
  if ('tags' in change) await rejectTooManyTexts(context, tx, { table: 'flights' });
  await addChange(db, { pilotId, changeId: revision }, { ...before, changedAtS: unixSeconds(now) });
  for (const old of await findChangesBeyond(db, pilotId, MOST_UNDOABLE_CHANGES)) await forgetChange(db, old);
  const changed: Changed = { changeId: revision, flightsNum };
  await recordCall(tx, call, { itemId: 0, response: JSON.stringify(changed) });
  return changed;
}

/** The plan of a change. */
interface PreparedChange {
  /** The pilot's revision before any of it was read: it holds as long as that is the present one. */
  readonly revision: number;
  readonly edits: readonly FlightsEdit[];
  readonly stored: StoredChange;
}

/** Works out a change. Throws `notFound` when a flight is gone, and `invalid` when one would have too many tags. */
async function prepareChange(
  db: Db,
  { pilotId, revision }: Pick<PilotTransaction, 'pilotId' | 'revision'>,
  { ids: sorted, change }: { readonly ids: readonly number[]; readonly change: FlightsChange },
): Promise<PreparedChange> {
  const edits: Edit[] = [];
  const hasher = stateHasher();
  for (let at = 0; at < sorted.length; at += STEP) {
    const some = sorted.slice(at, at + STEP);
    const flights = await findFlightStates(db, pilotId, some);
    if (flights.length < some.length) throw new AppError('notFound', { rejection: { code: 'flightGone' } });
    if (change.kind !== 'delete') {
      for (const { flight, edit } of editsOf(flights, change)) {
        hasher.add({ ...flight, fields: { ...flight.fields, ...edit.after } });
        edits.push(edit);
      }
    }
    await setImmediate();
  }
  if (change.kind === 'delete') {
    const deletion = [{ values: null, ids: sorted }];
    return { revision, edits: deletion, stored: { before: JSON.stringify(deletion), after: null } };
  }
  const before = JSON.stringify(alike(edits, ({ before: values }) => values));
  return { revision, edits: alike(edits, ({ after }) => after), stored: { before, after: hasher.digest() } };
}

/** The values that a change is about, of a flight before and after it. */
interface Edit {
  readonly id: number;
  readonly before: ChangedValues;
  readonly after: ChangedValues;
}

function editsOf(flights: readonly IdentifiedFlight[], change: FieldsChange) {
  return flights.flatMap((flight): readonly { readonly flight: IdentifiedFlight; readonly edit: Edit }[] => {
    const after = valuesAfter(flight.fields, change);
    if (after === null) return [];
    rejectTooManyTags(after);
    const own: Readonly<Record<string, unknown>> = flight.fields;
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, own[name]]));
    return [{ flight, edit: { id: flight.id, before, after } }];
  });
}

function rejectTooManyTags({ tags = [] }: ChangedValues): void {
  const problems = problemsIn({ subject: 'flight', field: 'tags' }, problemsOfTags(tags));
  if (problems.length > 0) throw new AppError('invalid', { rejection: { code: 'tooManyTags' }, problems });
}

/** Returns the flights with equal values together. */
function alike(edits: readonly Edit[], valuesOf: (edit: Edit) => ChangedValues): readonly FlightsEdit[] {
  return [...groupedBy(edits, (edit) => JSON.stringify(valuesOf(edit))).values()].map((group) => {
    const [first] = group;
    return { values: first ? valuesOf(first) : {}, ids: group.map(({ id }) => id) };
  });
}

/** Returns how many flights were changed. The row and the track of a deleted one stay until the change is forgotten. */
async function applyEdits(tx: PilotTransaction, edits: readonly FlightsEdit[]): Promise<number> {
  let flightsNum = 0;
  for (const { values, ids } of edits) {
    for (let at = 0; at < ids.length; at += STEP) {
      const some = ids.slice(at, at + STEP);
      await updateFlights(tx.db, tx, values === null ? { ids: some, isDeleted: true } : { ids: some, values });
      await setImmediate();
    }
    flightsNum += ids.length;
  }
  return flightsNum;
}

async function storedChange({ db, pilotId }: PilotTransaction, call: KeyedCall): Promise<Changed | null> {
  const known = await findEarlierCall(db, pilotId, call);
  if (!known) return null;
  if (known.response === null) throw new AppError('badRequest');
  return RESPONSE.read(known.response, { pilotId, clientKey: call.clientKey });
}
