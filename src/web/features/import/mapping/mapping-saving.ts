import { useState } from 'react';
import { mappingInText } from '#contract/import/mappings';
import { savedActivityText } from '#domain/import/table/activities';
import { headersAt } from '#domain/import/table/header-rows';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { fitText } from '#domain/text';
import { isOwn, type KnownControls } from './known-mappings.ts';
import type { TableDraft } from './table-draft.ts';

/** Whether the mapping of a table is saved, and under which name. */
export interface MappingSaving {
  /** Whether the pilot is asked: not for a known mapping that is used as it is. */
  readonly isAsked: boolean;
  readonly isWanted: boolean;
  readonly name: string;
  readonly setWanted: (isWanted: boolean) => void;
  readonly setName: (name: string) => void;
  /** Saves it if that is wanted; one of the pilot's that is used as it is becomes the last used. Rejects with a `CallError`. */
  readonly save: () => Promise<void>;
}

export function useMappingSaving(draft: TableDraft, { known, save }: KnownControls, proposed: string): MappingSaving {
  const [isWanted, setWanted] = useState(true);
  const [typed, setName] = useState<string | null>(null);
  const isAsked = draft.known === null;
  const name = typed ?? (draft.mapping.name || proposed);
  const saved = (): TableMapping | null => {
    if (isAsked) return isWanted ? namedMapping(layoutOf(draft), name) : null;
    if (!isOwn(known, draft.mapping.name)) return null;
    // Where it said nothing of some columns, it says now whether they are kept.
    return namedMapping(draft.others.length > 0 ? layoutOf(draft) : draft.mapping, draft.mapping.name);
  };
  return {
    isAsked,
    isWanted,
    name,
    setWanted,
    setName,
    save: async () => {
      const mapping = saved();
      if (mapping) await save(mapping);
    },
  };
}

/** A larger file has no mapping. */
const MAX_FILE_BYTES = 1_024 * 1_024;
/** In code points; the contract allows as many pairs of surrogates. */
const MAX_HEADER = 100;
/** Characters that names of files do not have everywhere. */
const UNSAFE = /\s*[\\/:*?"<>|\p{Cc}]+\s*/gu;

/** Returns a mapping as a JSON file of its own. */
export function fileOfMapping(mapping: TableMapping): File {
  const name = mapping.name.replaceAll(UNSAFE, ' ').trim();
  return new File([`${JSON.stringify(mapping, null, 2)}\n`], `${name}.json`, { type: 'application/json' });
}

/** Returns the mapping in a file; null when it has none. */
export async function mappingInFile(file: File): Promise<TableMapping | null> {
  return file.size > MAX_FILE_BYTES ? null : mappingInText(await file.text());
}

/** Returns the mapping of a table with the headers that are left out: without them a table is another layout. */
export function layoutOf({ table, mapping }: Pick<TableDraft, 'table' | 'mapping'>): TableMapping {
  const { mayHave: _, ...own } = mapping;
  if (mapping.headerRow === null) return own;
  const used = new Set([...mapping.columns, ...(mapping.kept ?? [])].map(({ column }) => column));
  const headers = headersAt(table, mapping.headerRow).filter(
    (header, column) => header.trim() !== '' && !used.has(column),
  );
  return { ...own, leftOut: headers };
}

/** Returns a mapping under a name, as it can be kept: with headers and kinds of activity that are not too long. */
export function namedMapping(mapping: TableMapping, name: string): TableMapping {
  const columns = mapping.columns.map((column) => ({ ...column, header: fitText(column.header, MAX_HEADER) }));
  const cut = (headers: readonly string[]): readonly string[] => headers.map((header) => fitText(header, MAX_HEADER));
  const { kept, leftOut, mayHave, onlyActivity } = mapping;
  return {
    ...mapping,
    name: name.trim(),
    columns,
    onlyActivity: onlyActivity && savedActivityText(onlyActivity),
    ...(kept && { kept: kept.map((column) => ({ ...column, header: fitText(column.header, MAX_HEADER) })) }),
    ...(leftOut && { leftOut: cut(leftOut) }),
    ...(mayHave && { mayHave: cut(mayHave) }),
  };
}
