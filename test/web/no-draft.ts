import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';

const REPLACED = { draft: '7/draft/tab/form', file: '7/draft-file/tab/form', rows: () => [] };

/** The draft of a form that has none, and keeps none. */
export const NO_DRAFT = {
  found: null,
  isRestored: false,
  save: () => undefined,
  saveAnew: () => undefined,
  whileSaving: (call) => call(REPLACED),
  end: () => undefined,
  discard: () => undefined,
} as const satisfies DraftSlot<never>;
