import type { Glider } from '#domain/glider';
import { fitText, MAX_NAME, nameKey } from '#domain/text';
import { type Choice, NO_CHOICE } from './choice.ts';
import type { ReviewItem } from './review.ts';

/** The name of a glider as files have it, and how many flights name it; an empty text for flights that name none. */
export interface GliderText {
  /** All spellings of a name have the same key. */
  readonly key: string;
  readonly text: string;
  readonly count: number;
}

/** Returns the gliders that files name, the most frequent first; those without one last. */
export function gliderTextsOf(items: readonly ReviewItem[]): readonly GliderText[] {
  const texts = new Map<string, GliderText>();
  for (const { found } of items) {
    const text = fitText(found.gliderName, MAX_NAME);
    const key = nameKey(text);
    const known = texts.get(key);
    texts.set(key, { key, text: known?.text ?? text, count: (known?.count ?? 0) + 1 });
  }
  return [...texts.values()].sort((a, b) => Number(a.key === '') - Number(b.key === '') || b.count - a.count);
}

/** Returns the proposal for a glider's name: the pilot's own of that name, else a new one; none where no file names one. */
export function proposedGlider({ key }: Pick<GliderText, 'key'>, gliders: ReadonlyMap<number, Glider>): Choice {
  if (key === '') return NO_CHOICE;
  const own = [...gliders.values()].find(({ name }) => nameKey(name) === key);
  return own ? { kind: 'own', id: own.id } : { kind: 'new', ref: key };
}
