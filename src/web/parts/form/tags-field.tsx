import { type KeyboardEvent, useRef, useState } from 'react';
import { Field } from '#web/ui/form/field.tsx';
import { Tag, TagList } from '../item/tag-list.tsx';
import { itemFormTexts } from './item-form-texts.ts';
import {
  addTag,
  completeTag,
  proposedTags,
  removeTag,
  type TagEntry,
  tagEntryOf,
  textOfTags,
  typeTags,
} from './tag-entry.ts';
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

/** The tags of a flight: typed, or chosen of those that are proposed. */
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

/** Enter completes what is typed, and saves the form where nothing is; Backspace removes the last tag. */
function changeByKey(event: KeyboardEvent<HTMLInputElement>, entry: TagEntry, change: (entry: TagEntry) => void): void {
  const last = entry.tags.at(-1);
  if (event.key === 'Enter' && entry.typed.trim() !== '') {
    event.preventDefault();
    change(completeTag(entry));
  }
  if (event.key === 'Backspace' && entry.typed === '' && last !== undefined) change(removeTag(entry, last));
}
