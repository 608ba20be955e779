import { useState } from 'react';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { isOwn } from './draft/known-mappings.ts';
import { layoutOf, namedMapping } from './draft/mapping-file.ts';
import type { TableDraft } from './draft/table-draft.ts';
import type { KnownControls } from './use-known-mappings.ts';

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
    return isOwn(known, draft.mapping.name) ? namedMapping(draft.mapping, draft.mapping.name) : null;
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
