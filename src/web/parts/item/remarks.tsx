import { texts } from '#web/texts.ts';
import { DASH } from '#web/ui/text/dash.ts';
import styles from './item.module.css';
import { Section } from './section.tsx';

/** The pilot's remarks as they were typed; a dash where there are none. */
export function Remarks({ remarks }: { readonly remarks: string }) {
  return (
    <Section title={texts.terms.remarks}>
      <p className={styles.remarks}>{remarks.trim() === '' ? DASH : remarks}</p>
    </Section>
  );
}
