/** The draft of a form that has none, and keeps none. */
export const NO_DRAFT = {
  found: null,
  isRestored: false,
  save: () => undefined,
  handOver: () => undefined,
  suspend: () => undefined,
  resume: () => undefined,
  end: () => undefined,
  discard: () => undefined,
} as const;
