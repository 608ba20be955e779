import { Section } from '#web/parts/item/section.tsx';
import { TagLink, TagList } from '#web/parts/item/tag-list.tsx';
import { texts } from '#web/texts.ts';

/** The tags of a flight, each a link to all flights that have it. */
export function FlightTags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <Section title={texts.terms.tags}>
      <TagList label={texts.terms.tags}>
        {tags.map((tag) => (
          <TagLink key={tag} tag={tag} />
        ))}
      </TagList>
    </Section>
  );
}
