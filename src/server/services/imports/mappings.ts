import { MAX_MAPPINGS, tableMapping } from '#contract/import/mappings';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { nameKey } from '#domain/text';
import type { Db } from '#server/db/schema';
import { storedJson } from '#server/db/stored-json';
import { deleteMapping, deleteUnusedMappings, findMappings, saveMapping } from '#server/repositories/import-mappings';
import type { AppContext } from '#server/services/app-context';
import { countWrite, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';

type MappingContext = TransactionContext & WriteLimitContext & Pick<AppContext, 'log'>;

const MAPPING = storedJson('import_mappings.mapping', tableMapping);

/** Returns the mappings that a pilot has saved, the last used first. */
export function mappingsOf(
  context: Pick<AppContext, 'reader' | 'log'>,
  pilotId: number,
): Promise<readonly TableMapping[]> {
  return readMappings(context, context.reader, pilotId);
}

/** Saves a mapping, in the place of the one of the same name, and deletes the least recently used ones beyond the limit. Returns all. */
export function saveMappingOf(
  context: MappingContext,
  pilotId: number,
  mapping: TableMapping,
): Promise<readonly TableMapping[]> {
  return inPilotTransaction(context, pilotId, async (tx) => {
    await countWrite(context, tx);
    const stored = { nameKey: nameKey(mapping.name), usedAt: tx.now.toISOString(), mapping: JSON.stringify(mapping) };
    await saveMapping(tx.db, pilotId, stored);
    await deleteUnusedMappings(tx.db, pilotId, MAX_MAPPINGS);
    return readMappings(context, tx.db, pilotId);
  });
}

/** Deletes the mapping of a name, if there is one. Returns the others. */
export function deleteMappingOf(
  context: MappingContext,
  pilotId: number,
  name: string,
): Promise<readonly TableMapping[]> {
  return inPilotTransaction(context, pilotId, async (tx) => {
    await countWrite(context, tx);
    await deleteMapping(tx.db, pilotId, nameKey(name));
    return readMappings(context, tx.db, pilotId);
  });
}

/** One that this version cannot read, of a newer one or damaged, is left out; it stays in the database. */
async function readMappings(
  { log }: Pick<AppContext, 'log'>,
  db: Db,
  pilotId: number,
): Promise<readonly TableMapping[]> {
  const texts = await findMappings(db, pilotId);
  const report = (problem: string) => log.error({ pilotId, problem }, 'a mapping is damaged, and left out');
  return texts.flatMap((text) => MAPPING.readOrNull(text, { pilotId }, report) ?? []);
}
