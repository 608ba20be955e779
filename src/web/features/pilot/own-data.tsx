import { PAGES } from '#contract/pages';
import { Section } from '#web/parts/item/section.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ExportAll } from './account/export-all.tsx';
import { ExportFlights } from './export-flights.tsx';
import styles from './pilot.module.css';

/** Import and export: flights as a table, and all data of the account, which a demo pilot does not have. */
export function OwnData({ logbook }: { readonly logbook: Logbook }) {
  return (
    <Section title="Your data">
      <p className={styles.note}>
        Flights as a table (CSV), for spreadsheets and for moving from and to other logbooks.
      </p>
      <div className={styles.actions}>
        <LinkButton href={PAGES.flightsUpload.path}>Upload flights</LinkButton>
        <ExportFlights logbook={logbook} />
      </div>
      {logbook.pilot.email !== null && <ExportAll />}
    </Section>
  );
}
