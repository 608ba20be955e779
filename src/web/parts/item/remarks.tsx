import { DASH } from '#web/ui/facts.tsx';
import styles from './item.module.css';
import { Section } from './section.tsx';

/** What the pilot noted, as it was typed; a dash for nothing. */
export function Remarks({ remarks }: { readonly remarks: string }) {
  return (
    <Section title="Remarks">
      <p className={styles.remarks}>{remarks.trim() === '' ? DASH : remarks}</p>
    </Section>
  );
}
