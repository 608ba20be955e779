import type { FieldProblem } from './problem-codes.ts';
import { codePointLength, nameKey, problemsOfText } from './text.ts';

/** Most tags of a flight. */
export const MAX_TAGS = 20;
/** Longest tag, in code points. */
export const MAX_TAG = 30;
/** No tags; one value for all flights without any. */
export const NO_TAGS: readonly string[] = [];

/** A form separates tags by commas; line breaks and other control characters would be invisible. */
const NOT_IN_TAG = /[,\p{Cc}\u2028\u2029]/u;

/** Returns tags as they are saved: trimmed, without empty ones, and of those that differ in case alone the first; in their order. */
export function cleanTags(tags: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = nameKey(tag);
    if (key !== '' && !byKey.has(key)) byKey.set(key, tag.trim());
  }
  return byKey.size === 0 ? NO_TAGS : [...byKey.values()];
}

/** Returns the tags that a text names, separated by commas. */
export function readTags(text: string): readonly string[] {
  return cleanTags(text.split(','));
}

/** Returns tags as a form shows them. */
export function showTags(tags: readonly string[]): string {
  return tags.join(', ');
}

/** Returns the problems of a flight's tags, none or one; clean them before. */
export function problemsOfTags(tags: readonly string[]): readonly FieldProblem[] {
  if (tags.length > MAX_TAGS) return [{ code: 'tooManyTags', max: MAX_TAGS }];
  if (tags.some((tag) => NOT_IN_TAG.test(tag) || problemsOfText(tag, { max: Number.POSITIVE_INFINITY }).length > 0))
    return [{ code: 'badCharacters' }];
  return tags.some((tag) => codePointLength(tag) > MAX_TAG) ? [{ code: 'tagTooLong', max: MAX_TAG }] : [];
}

/** Returns the tags with others added at their end; one that is there already stays as it is. */
export function withTags(tags: readonly string[], added: readonly string[]): readonly string[] {
  return cleanTags([...tags, ...added]);
}

/** Returns the tags without others, whatever their case. */
export function withoutTags(tags: readonly string[], removed: readonly string[]): readonly string[] {
  const keys = new Set(removed.map(nameKey));
  const kept = tags.filter((tag) => !keys.has(nameKey(tag)));
  return kept.length === 0 ? NO_TAGS : kept;
}

/** Returns the tags that flights have, those of most flights first; of those that differ in case alone the first that is met. */
export function usedTags(flights: Iterable<{ readonly tags: readonly string[] }>): readonly string[] {
  const used = new Map<string, { readonly tag: string; count: number }>();
  for (const { tags } of flights) {
    for (const tag of tags) {
      const key = nameKey(tag);
      const found = used.get(key);
      if (found) found.count += 1;
      else used.set(key, { tag, count: 1 });
    }
  }
  return [...used.values()].sort((a, b) => b.count - a.count).map(({ tag }) => tag);
}
