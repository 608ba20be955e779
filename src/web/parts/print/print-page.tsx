import type { ReactNode } from 'react';
import { PRINT as printTexts } from '#texts/print';
import { Button } from '#web/ui/button.tsx';
import { Breadcrumb } from '#web/ui/page/breadcrumb.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import type { Paper } from './paper.ts';
import styles from './print-page.module.css';
import { Sheets } from './sheets.tsx';

interface PrintPageProps {
  readonly title: string;
  /** The list whose items are printed. */
  readonly list: { readonly label: string; readonly href: string };
  readonly children: ReactNode;
}

/** A page that prints sheets. In a print it has nothing else. */
export function PrintPage({ title, list, children }: PrintPageProps) {
  return (
    <Page title={title} heading="own" wide start={<TopBarBack href={list.href} />}>
      <div className={styles.head}>
        <Breadcrumb crumbs={[list, { label: title }]} />
        <h1>{title}</h1>
      </div>
      {children}
    </Page>
  );
}

interface SheetsPreviewProps {
  /** What is printed, in words. */
  readonly lead: ReactNode;
  readonly paper: Paper;
  readonly canPrint?: boolean;
  /** Each a `Sheet`. */
  readonly children: ReactNode;
}

/** The sheets as they are printed, below the button that does it. */
export function SheetsPreview({ lead, paper, canPrint = true, children }: SheetsPreviewProps) {
  return (
    <div className={styles.preview}>
      <div className={styles.tools}>
        <p aria-live="polite">{lead}</p>
        <Button tone="primary" disabled={!canPrint} onClick={() => window.print()}>
          {printTexts.print}
        </Button>
      </div>
      <Sheets paper={paper}>{children}</Sheets>
    </div>
  );
}
