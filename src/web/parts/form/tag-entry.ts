import { readTags, showTags, withoutTags, withTags } from '#domain/tags';
import { nameKey } from '#domain/text';

/** What a field of tags shows: the tags that are complete, and the text that is typed. */
export interface TagEntry {
  readonly tags: readonly string[];
  readonly typed: string;
}

/** Returns the entry of a form's text, where all tags are complete. */
export function tagEntryOf(text: string): TagEntry {
  return { tags: readTags(text), typed: '' };
}

/** Returns the form's text, with the tag that is being typed: it is saved, too. */
export function textOfTags({ tags, typed }: TagEntry): string {
  return showTags(withTags(tags, [typed]));
}

/** Returns the entry after typing: each comma completes a tag. */
export function typeTags({ tags }: TagEntry, text: string): TagEntry {
  const parts = text.split(',');
  const typed = parts.pop() ?? '';
  return { tags: withTags(tags, parts), typed: parts.length > 0 ? typed.trimStart() : typed };
}

export function completeTag({ tags, typed }: TagEntry): TagEntry {
  return { tags: withTags(tags, [typed]), typed: '' };
}

/** Returns the entry with a tag in place of the text that is typed. */
export function addTag({ tags }: TagEntry, tag: string): TagEntry {
  return { tags: withTags(tags, [tag]), typed: '' };
}

/** Returns the entry without a tag. */
export function removeTag({ tags, typed }: TagEntry, tag: string): TagEntry {
  return { tags: withoutTags(tags, [tag]), typed };
}

/** Returns the proposals that the entry lacks and that contain what is typed, without regard to case: the first ones. */
export function proposedTags({ tags, typed }: TagEntry, proposals: readonly string[], most: number): readonly string[] {
  const key = nameKey(typed);
  return withoutTags(withTags([], proposals), [...tags, typed])
    .filter((tag) => nameKey(tag).includes(key))
    .slice(0, most);
}
