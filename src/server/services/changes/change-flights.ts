import * as v from 'valibot';
import type { BodyOutput } from '#contract/endpoint';
import { type changeFlights, changeResponse, MOST_UNDOABLE_CHANGES } from '#contract/flights-changes';
import type { FlightsChange } from '#domain/flights-change/flights-change';
import { problemsIn } from '#domain/problem';
import { cleanTags, problemsOfTags } from '#domain/tags/tags';
import type { AppContext } from '#server/context/app-context';
import { unixSeconds } from '#server/context/clock';
import { storedJson } from '#server/db/stored-json';
import type { Encoding } from '#server/encoding/compression';
import { addChange, type ChangeKey } from '#server/repositories/changes/flight-changes';
import { deleteChange, findChangesBeyond } from '#server/repositories/changes/old-changes';
import { addClientKey, findByClientKey } from '#server/repositories/client-keys';
import { AppError, rejectProblems } from '#server/services/app-error';
import { problemsOfChoices } from '#server/services/logbook/flights';
import { replyAfterWrite, type WriteReply } from '#server/services/logbook/load';
import { markerOf } from '#server/services/logbook/read-logbook';
import { countWrite, rejectTooManyTexts, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import { isPresent, prepareBefore } from './prepare-before.ts';
import { applyChange, type PreparedChange, prepareChange } from './prepared-change.ts';

/** The data type under which client keys of changes are stored. */
const CHANGE = 'flightsChange';

type Body = BodyOutput<typeof changeFlights>;

/** What a change did, as it is stored with its key. */
const CHANGED = v.pick(changeResponse, ['changeId', 'flightsNum']);
const RESPONSE = storedJson('client_keys.answer', CHANGED);
type Changed = v.InferOutput<typeof CHANGED>;

/**
 * Changes many flights, all or none, in a way that can be undone. A repeated client key changes nothing. Throws `notFound` when a
 * flight is gone, and `invalid` when the site or glider is, or for tags.
 */
export async function saveFlightsChange(
  context: TransactionContext & WriteLimitContext & Pick<AppContext, 'dialect' | 'threads'>,
  pilotId: number,
  body: Body & { readonly encoding: Encoding },
): Promise<WriteReply<Changed>> {
  const change = checkedChange(body.change);
  const clientKey = body.clientKey.toLowerCase();
  const prepared = await prepareBefore(context, pilotId, (revision) =>
    prepareChange(context.reader, { pilotId, revision }, { ids: body.ids, change }),
  );
  const changed = await inPilotTransaction(context, pilotId, async (tx) => {
    const known = await storedChange(tx, clientKey);
    if (known === null) await countWrite(context, tx);
    return known ?? (await makeChange(context, tx, { ids: body.ids, change, clientKey, prepared }));
  });
  return replyAfterWrite(context, { pilotId, marker: markerOf(body), encoding: body.encoding }, changed);
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
    clientKey,
    prepared,
  }: {
    readonly ids: readonly number[];
    readonly change: FlightsChange;
    readonly clientKey: string;
    readonly prepared: PreparedChange | null;
  },
): Promise<Changed> {
  const { db, pilotId, revision, now } = tx;
  const { siteId = null, gliderId = null } = { siteId: null, gliderId: null, ...change };
  rejectProblems(await problemsOfChoices(tx, { siteId, gliderId }));
  const key: ChangeKey = { pilotId, changeId: revision };
  await addChange(db, key, unixSeconds(now));
  const present = isPresent(tx, prepared) ? prepared : await prepareChange(db, tx, { ids, change });
  const flightsNum = await applyChange(tx, key, present);
  if ('tags' in change) await rejectTooManyTexts(context, tx, { table: 'flights' });
  for (const old of await findChangesBeyond(db, pilotId, MOST_UNDOABLE_CHANGES)) await deleteChange(db, old);
  const changed: Changed = { changeId: revision, flightsNum };
  const stored = { dataType: CHANGE, itemId: 0, nowS: unixSeconds(now), response: JSON.stringify(changed) };
  await addClientKey(db, { pilotId, clientKey }, stored);
  return changed;
}

async function storedChange({ db, pilotId }: PilotTransaction, clientKey: string): Promise<Changed | null> {
  const known = await findByClientKey(db, { pilotId, clientKey });
  if (!known) return null;
  if (known.dataType !== CHANGE || known.response === null) throw new AppError('badRequest');
  return RESPONSE.read(known.response, { pilotId, clientKey });
}
