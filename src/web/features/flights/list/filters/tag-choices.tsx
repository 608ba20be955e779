import { useState } from 'react';
import type { FilterChoices } from '#domain/flight-filter/filter-choices';
import { isolated } from '#domain/isolated';
import { compareTexts } from '#domain/order/text-order';
import { FLIGHT_FILTERS as filterTexts } from '#texts/flight-filters';
import { choose } from './change-filter.ts';
import styles from './filters.module.css';

/** More tags would be a wall of them: the search finds the others. */
const MOST_TAGS = 24;
/** Characters of the tags that are shown at first, each with its count and its edges: three rows of a tablet. */
const FIRST_CHARACTERS = 220;
const EDGES_CHARACTERS = 9;

interface TagChoicesProps {
  readonly tags: FilterChoices['tags'];
  readonly chosen: readonly string[];
}

/** The tags by which flights can be filtered, the most frequent first; those beyond a few rows are a click away. */
export function TagChoices({ tags, chosen }: TagChoicesProps) {
  const [isWhole, setWhole] = useState(false);
  if (tags.length === 0) return null;
  const frequent = tags.toSorted((a, b) => b.count - a.count || compareTexts(a.value, b.value)).slice(0, MOST_TAGS);
  const first = countAtFirst(frequent.map(({ value }) => value));
  const more = frequent.length - first;
  return (
    <fieldset className={styles.tags}>
      <legend>{filterTexts.tags}</legend>
      {frequent.slice(0, isWhole ? MOST_TAGS : first).map(({ value, count }) => (
        <button key={value} type="button" className={styles.tag} onClick={() => choose({ tags: [...chosen, value] })}>
          {filterTexts.choice(isolated(value), count)}
        </button>
      ))}
      {more > 0 && (
        <button type="button" className={styles.clear} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? filterTexts.fewerTags : filterTexts.moreTags(more)}
        </button>
      )}
    </fieldset>
  );
}

/** Returns how many of the tags are shown at first; all of them where a single one would be left. */
function countAtFirst(tags: readonly string[]): number {
  let characters = 0;
  const end = tags.findIndex((tag) => {
    characters += tag.length + EDGES_CHARACTERS;
    return characters > FIRST_CHARACTERS;
  });
  return end === -1 || end >= tags.length - 1 ? tags.length : end;
}
