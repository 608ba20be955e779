import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './item.module.css';
import { Section } from './section.tsx';

/** Characters from which on remarks have columns, where a page is wide: of about ten lines each. */
const LONG = 1_800;

/** Returns whether remarks are so long that they need the width of the page; blanks around them, which are saved as typed, do not count. */
export function areLong(remarks: string): boolean {
  return remarks.trim().length >= LONG;
}

/** The pilot's remarks as they were typed; nothing when there are none. */
export function Remarks({ remarks }: { readonly remarks: string }) {
  if (remarks.trim() === '') return null;
  return (
    <Section title={texts.terms.remarks}>
      <p className={classes(styles.remarks, areLong(remarks) && styles.long)}>{remarks}</p>
    </Section>
  );
}
