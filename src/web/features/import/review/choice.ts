/** The site or glider of a flight: one of the logbook, one that the import adds, or none. */
export type Choice =
  | { readonly kind: 'own'; readonly id: number }
  | { readonly kind: 'new'; readonly ref: string }
  | { readonly kind: 'none' };

/** No site, or no glider. */
export const NO_CHOICE: Choice = { kind: 'none' };

/** Returns a choice as the value of an option: `own:12`, `new:site-3`, empty for none. */
export function valueOfChoice(choice: Choice): string {
  if (choice.kind === 'own') return `own:${choice.id}`;
  return choice.kind === 'new' ? `new:${choice.ref}` : '';
}

/** Returns the choice of an option's value. */
export function choiceOfValue(value: string): Choice {
  if (value.startsWith('own:')) return { kind: 'own', id: Number(value.slice(4)) };
  return value.startsWith('new:') ? { kind: 'new', ref: value.slice(4) } : NO_CHOICE;
}
