import { texts } from '#web/texts.ts';
import styles from './item.module.css';
import { Section } from './section.tsx';

/** The pilot's remarks as they were typed; nothing where there are none. */
export function Remarks({ remarks }: { readonly remarks: string }) {
  if (remarks.trim() === '') return null;
  return (
    <Section title={texts.terms.remarks}>
      <p className={styles.remarks}>{remarks}</p>
    </Section>
  );
}
