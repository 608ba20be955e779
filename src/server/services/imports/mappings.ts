import { MAX_MAPPINGS, tableMapping } from '#contract/import/mappings';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { nameKey } from '#domain/text';
import type { AppContext } from '#server/context/app-context';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import { deleteMapping, deleteUnusedMappings, findMappings, keepMapping } from '#server/repositories/imports/mappings';
import { countWrite, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';

const MAPPING = storedJson('import_mappings.mapping', tableMapping);

/** Returns the mappings that a pilot keeps, the last used first. */
export function mappingsOf({ reader }: Pick<AppContext, 'reader'>, pilotId: number): Promise<readonly TableMapping[]> {
  return readMappings(reader, pilotId);
}

/** Keeps a mapping, in the place of the one of the same name, and forgets what was not used for longest beyond the limit. Returns all. */
export function keepMappingOf(
  context: TransactionContext & WriteLimitContext,
  pilotId: number,
  mapping: TableMapping,
): Promise<readonly TableMapping[]> {
  return inPilotTransaction(context, pilotId, async (tx) => {
    await countWrite(context, tx);
    const kept = { nameKey: nameKey(mapping.name), usedAt: tx.now.toISOString(), mapping: JSON.stringify(mapping) };
    await keepMapping(tx.db, pilotId, kept);
    await deleteUnusedMappings(tx.db, pilotId, MAX_MAPPINGS);
    return readMappings(tx.db, pilotId);
  });
}

/** Forgets the mapping of a name, if there is one. Returns the others. */
export function forgetMappingOf(
  context: TransactionContext & WriteLimitContext,
  pilotId: number,
  name: string,
): Promise<readonly TableMapping[]> {
  return inPilotTransaction(context, pilotId, async (tx) => {
    await countWrite(context, tx);
    await deleteMapping(tx.db, pilotId, nameKey(name));
    return readMappings(tx.db, pilotId);
  });
}

/** One that this version cannot read, of a newer one, is left out; it stays in the database. */
async function readMappings(db: Db, pilotId: number): Promise<readonly TableMapping[]> {
  const texts = await findMappings(db, pilotId);
  return texts.flatMap((text) => MAPPING.readOrNull(text, { pilotId }) ?? []);
}
