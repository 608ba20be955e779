/** What was left half done in one place of the browser's history, until something else is. */
export interface DraftSlot<Draft> {
  readonly keep: (key: string, draft: Draft) => void;
  readonly recall: (key: string) => Draft | null;
  readonly clear: () => void;
}

/** A slot in memory: gone with the page, never written down. */
export function draftSlot<Draft>(): DraftSlot<Draft> {
  let held: { readonly key: string; readonly draft: Draft } | null = null;
  return {
    keep: (key, draft) => {
      held = { key, draft };
    },
    recall: (key) => (held?.key === key ? held.draft : null),
    clear: () => {
      held = null;
    },
  };
}
