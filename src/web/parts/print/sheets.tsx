import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { PRINT as printTexts } from '#texts/print';
import { classes } from '#web/ui/classes.ts';
import type { Paper } from './paper.ts';
import styles from './sheets.module.css';

interface SheetsProps {
  readonly paper: Paper;
  /** Each a {@link Sheet}. */
  readonly children: ReactNode;
}

/**
 * Sheets of paper, as they are printed: on the screen scaled to the room that they have, in a print alone on their pages, without
 * the running head, the page numbers and the rest of the page.
 */
export function Sheets({ paper, children }: SheetsProps) {
  const box = useRef<HTMLDivElement>(null);
  useFittingSize(box);
  return (
    <div ref={box} className={classes(styles.sheets, styles[paper])} data-sheets>
      {children}
    </div>
  );
}

/** Scales the sheets down to the width of their box. */
function useFittingSize(ref: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const scale = (): void => {
      const sheet = box.firstElementChild;
      if (!(sheet instanceof HTMLElement) || box.clientWidth === 0) return;
      // `offsetWidth` is without the scale.
      box.style.setProperty('--fit', String(Math.min(1, box.clientWidth / sheet.offsetWidth)));
    };
    const observer = new ResizeObserver(scale);
    observer.observe(box);
    scale();
    return () => observer.disconnect();
  }, [ref]);
}

interface SheetProps {
  readonly title: string;
  /** Whose sheet it is: the name as typed for this print. */
  readonly owner: string;
  /** Left out when blank. */
  readonly licence: string;
  /** Name of the page: `Page 3`. */
  readonly page: string;
  /** A line below the title: the parts that the sheet leaves out. */
  readonly note?: string | null;
  readonly children: ReactNode;
}

/** One sheet: title, owner and page at its head, and below the content, which must fit: what does not is cut off. */
export const Sheet = memo(function Sheet({ title, owner, licence, page, note = null, children }: SheetProps) {
  return (
    <article className={styles.sheet} aria-label={page}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h2 className={styles.title}>{title}</h2>
          {note !== null && <p className={styles.note}>{note}</p>}
        </div>
        <div className={styles.owner}>
          {owner !== '' && <p className={styles.name}>{owner}</p>}
          {licence !== '' && (
            <p>
              {printTexts.licence} {licence}
            </p>
          )}
        </div>
        <p className={styles.page}>{page}</p>
      </header>
      {children}
    </article>
  );
});
