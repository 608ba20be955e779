import { useState } from 'react';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { isOwn } from './draft/known-mappings.ts';
import { namedMapping } from './draft/mapping-file.ts';
import type { TableDraft } from './draft/table-draft.ts';
import type { KnownControls } from './use-known-mappings.ts';

/** Whether the mapping of a table is kept, and under which name. */
export interface Keeping {
  /** Whether the pilot is asked: not for a known mapping that is used as it is. */
  readonly isAsked: boolean;
  readonly isWanted: boolean;
  readonly name: string;
  readonly setWanted: (isWanted: boolean) => void;
  readonly setName: (name: string) => void;
  /** Keeps it if that is wanted; one of the pilot's that is used as it is becomes the last used. Rejects with a `CallError`. */
  readonly keep: () => Promise<void>;
}

/** Returns whether and how the mapping of a table is kept. */
export function useKeeping(draft: TableDraft, { known, keep }: KnownControls, proposed: string): Keeping {
  const [isWanted, setWanted] = useState(true);
  const [typed, setName] = useState<string | null>(null);
  const isAsked = draft.known === null;
  const name = typed ?? (draft.mapping.name || proposed);
  const kept = (): TableMapping | null => {
    if (isAsked) return isWanted ? namedMapping(draft.mapping, name) : null;
    return isOwn(known, draft.mapping.name) ? namedMapping(draft.mapping, draft.mapping.name) : null;
  };
  return {
    isAsked,
    isWanted,
    name,
    setWanted,
    setName,
    keep: async () => {
      const mapping = kept();
      if (mapping) await keep(mapping);
    },
  };
}
