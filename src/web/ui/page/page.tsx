import { type ReactNode, useEffect } from 'react';
import { PRODUCT_NAME } from '#contract/product';
import { texts } from '#web/texts.ts';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import hidden from '../text/hidden.module.css';
import { Hidden } from '../text/hidden.tsx';
import styles from './page.module.css';
import { setPrintHeader } from './print-header.ts';

/** Id of the element that the menu button of a phone's top bar shows: a popover of the frame. */
export const PAGE_MENU_ID = 'page-menu';

/** The path this page load began with. */
const LANDING_PATH = globalThis.location?.pathname;

interface PageProps {
  /** Shown in the phone's top bar, in the browser tab and as heading. */
  readonly title: string;
  /** Running head of the printed pages from the second on, where the title alone is not enough. */
  readonly paperTitle?: string;
  /** `shown`: visible on wide screens; `hidden`: for screen readers only; `own`: the page renders its own `h1`. */
  readonly heading?: 'shown' | 'hidden' | 'own';
  /** Start of the phone's top bar: Back or Cancel. */
  readonly start?: ReactNode;
  /** End of the phone's top bar: Save, Edit or Add. */
  readonly end?: ReactNode;
  /** No top bar: a page under the header, which phones then show, too. */
  readonly bare?: boolean;
  /** As wide as a form. */
  readonly narrow?: boolean;
  /** Uses the width of wide screens. */
  readonly wide?: boolean;
  /** On phones the content reaches the edges. */
  readonly flush?: boolean;
  /** The content fills the screen between the bars: a map. */
  readonly filled?: boolean;
  readonly children: ReactNode;
}

/** One page: the phone's top bar and the content. */
export function Page(props: PageProps) {
  const { title, paperTitle = title, heading = 'shown', start, end, bare, children } = props;
  useEffect(() => {
    // A soft hyphen is for the narrow top bar.
    document.title = `${title.replaceAll('\u00ad', '')} – ${PRODUCT_NAME}`;
  }, [title]);
  useEffect(focusAfterNavigation, []);
  useEffect(() => {
    return setPrintHeader('--paper-title', paperTitle);
  }, [paperTitle]);
  return (
    <>
      {!bare && <TopBar title={title} isRepeated={heading === 'own'} start={start} end={end} />}
      <main id="main" tabIndex={-1} className={looksOf(props)}>
        {heading === 'shown' && <h1 className={styles.heading}>{title}</h1>}
        {heading === 'hidden' && <h1 className={classes(hidden.hidden, styles.paperHeading)}>{title}</h1>}
        {children}
      </main>
    </>
  );
}

function looksOf({ narrow, wide, flush, filled }: PageProps): string {
  return classes(
    styles.main,
    narrow && styles.narrow,
    wide && styles.wide,
    flush && styles.flush,
    filled && styles.filled,
  );
}

/**
 * Moves the focus to the new page: the link or button that was clicked is gone with the old one. On the path that this page load
 * began with it stays at the start until the pilot has done something.
 */
function focusAfterNavigation(): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost && (window.location.pathname !== LANDING_PATH || navigator.userActivation?.hasBeenActive))
    document.getElementById('main')?.focus({ preventScroll: true });
}

interface TopBarProps extends Pick<PageProps, 'title' | 'start' | 'end'> {
  /** The whole title stands on the page, too. */
  readonly isRepeated: boolean;
}

function TopBar({ title, isRepeated, start, end }: TopBarProps) {
  return (
    <header className={styles.topBar}>
      <div>{start}</div>
      <div className={classes(styles.title, isRepeated && styles.repeated)} aria-hidden="true">
        {title}
      </div>
      <div className={styles.end}>
        {end}
        <button type="button" className={styles.action} popoverTarget={PAGE_MENU_ID}>
          <Icon name="menu" />
          <Hidden>{texts.frame.menu}</Hidden>
        </button>
      </div>
    </header>
  );
}
