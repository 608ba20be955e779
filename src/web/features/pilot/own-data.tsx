import { PAGES } from '#contract/pages/pages';
import { pageSettings } from '#web/api/page-settings.ts';
import { uploadTexts } from '#web/parts/files/upload-texts.ts';
import { Section } from '#web/parts/item/section.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ExportAll } from './export-all.tsx';
import { ExportFlights } from './export-flights.tsx';
import { NightlyCopiesSection } from './nightly-copies-section.tsx';
import styles from './pilot.module.css';
import { pilotTexts } from './pilot-texts.ts';

/** Import and export: flights as a table, and all data of the account, which a demo pilot does not have. */
export function OwnData({ logbook }: { readonly logbook: Logbook }) {
  return (
    <Section title={pilotTexts.data.title}>
      <p className={styles.note}>{pilotTexts.data.importNote}</p>
      <div className={styles.actions}>
        <LinkButton href={PAGES.import.path}>{texts.actions.import}</LinkButton>
      </div>
      <p className={styles.note}>{pilotTexts.data.tableNote}</p>
      <div className={styles.actions}>
        <LinkButton href={PAGES.flightsUpload.path}>{uploadTexts.title}</LinkButton>
        <ExportFlights logbook={logbook} />
      </div>
      {logbook.pilot.email !== null && <ExportAll />}
      {logbook.pilot.email !== null && pageSettings().hasNightlyCopies && <NightlyCopiesSection />}
    </Section>
  );
}
