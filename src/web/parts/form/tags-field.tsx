import { type KeyboardEvent, useRef, useState } from 'react';
import { readTags, showTags, withoutTags, withTags } from '#domain/tags';
import { nameKey } from '#domain/text';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { Field } from '#web/ui/form/field.tsx';
import { Tag, TagList } from '../item/tag-list.tsx';
import styles from './tags-field.module.css';

/** How many tags are proposed. */
const MOST_PROPOSED = 6;

interface TagsFieldProps {
  /** The tags, separated by commas. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** The pilot's own tags, proposed before the usual ones. */
  readonly used: readonly string[];
}

/** The tags of a flight: typed, or chosen from proposals. */
export function TagsField({ value, onChange, error, used }: TagsFieldProps) {
  const { tags: texts } = itemFormTexts;
  const [own, setOwn] = useState(() => tagEntryOf(value));
  const entry = textOfTags(own) === value ? own : tagEntryOf(value); // The form was filled in another way.
  const input = useRef<HTMLInputElement>(null);
  const change = (next: TagEntry): void => {
    setOwn(next);
    onChange(textOfTags(next));
  };
  const changeAndGoOn = (next: TagEntry): void => {
    change(next);
    input.current?.focus();
  };
  const proposed = proposedTags(entry, [...used, ...texts.common], MOST_PROPOSED);
  return (
    <Field label={texts.label} error={error} hint={texts.hint}>
      {(control) => (
        <>
          <div className={styles.box}>
            <TagList label={texts.chosen}>
              {entry.tags.map((tag) => (
                <Tag key={tag} tag={tag} isChosen onPress={() => changeAndGoOn(removeTag(entry, tag))} />
              ))}
            </TagList>
            <input
              {...control}
              ref={input}
              className={styles.input}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              value={entry.typed}
              onChange={(event) => change(typeTags(entry, event.target.value))}
              onKeyDown={(event) => changeByKey(event, entry, change)}
              onBlur={() => entry.typed !== '' && change(completeTag(entry))}
            />
          </div>
          <TagList label={texts.proposed}>
            {proposed.map((tag) => (
              <Tag key={tag} tag={tag} onPress={() => change(addTag(entry, tag))} />
            ))}
          </TagList>
        </>
      )}
    </Field>
  );
}

/** Enter completes the typed tag, and saves the form where there is none; Backspace removes the last tag. */
function changeByKey(event: KeyboardEvent<HTMLInputElement>, entry: TagEntry, change: (entry: TagEntry) => void): void {
  const last = entry.tags.at(-1);
  if (event.key === 'Enter' && entry.typed.trim() !== '') {
    event.preventDefault();
    change(completeTag(entry));
  }
  if (event.key === 'Backspace' && entry.typed === '' && last !== undefined) change(removeTag(entry, last));
}

/** The content of a field of tags: the complete tags, and the typed text. */
interface TagEntry {
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

/** Returns the proposals that the entry lacks and that contain the typed text, without regard to case: the first ones. */
export function proposedTags({ tags, typed }: TagEntry, proposals: readonly string[], most: number): readonly string[] {
  const key = nameKey(typed);
  return withoutTags(withTags([], proposals), [...tags, typed])
    .filter((tag) => nameKey(tag).includes(key))
    .slice(0, most);
}
