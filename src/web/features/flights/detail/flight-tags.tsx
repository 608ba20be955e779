import { Link } from 'wouter';
import { pathToFlights } from '#contract/flight-list-address';
import { Section } from '#web/parts/item/section.tsx';
import { texts } from '#web/texts.ts';
import styles from './flight-tags.module.css';

/** The tags of a flight, each a link to all flights that have it. */
export function FlightTags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <Section title={texts.terms.tags}>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag} className={styles.tag}>
            <Link href={pathToFlights({ tags: [tag] })}>{tag}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
