/** Letters that are written from right to left, and characters that turn the direction of what follows them. */
const TURNING = /[\p{Script=Arabic}\p{Script=Hebrew}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const ISOLATES = /[\u2066-\u2069]/g;

/** A name that turns nothing but itself, as texts ask for that have one in a sentence. */
export type Isolated = string & { readonly isIsolated: true };

/** Returns a name for the middle of a sentence, so that the direction of its text ends with it: between U+2068 and U+2069 where it has one. */
export function isolated(name: string): Isolated {
  const text = TURNING.test(name) ? `\u2068${name.replace(ISOLATES, '')}\u2069` : name;
  return text as Isolated;
}

/** Returns names as a list with commas, each by itself. */
export function isolatedList(names: readonly string[]): Isolated {
  return names.map(isolated).join(', ') as Isolated;
}
