import { exportAccount } from '#contract/account/account';
import { PAGES } from '#contract/pages/pages';
import { PRODUCT_NAME } from '#contract/product';
import { localDateOf } from '#domain/local-date';
import { PILOT as pilotTexts } from '#texts/pilot';
import { UPLOAD as uploadTexts } from '#texts/upload';
import { pageSettings } from '#web/api/page-settings.ts';
import { Section, SectionButtons, SectionLead } from '#web/parts/item/section.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { downloadAsPilot } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { ExportFlights } from './export-flights.tsx';
import { NightlyCopiesSection } from './nightly-copies-section.tsx';
import { useButtonCall } from './use-button-call.ts';

/** Import and export: flights as a table, and all data of the account, which a demo pilot does not have. */
export function OwnData({ logbook }: { readonly logbook: Logbook }) {
  return (
    <Section title={pilotTexts.data.title}>
      <SectionLead>{pilotTexts.data.importNote}</SectionLead>
      <SectionButtons>
        <LinkButton href={PAGES.import.path}>{texts.actions.import}</LinkButton>
      </SectionButtons>
      <SectionLead>{pilotTexts.data.tableNote}</SectionLead>
      <SectionButtons>
        <LinkButton href={PAGES.flightsUpload.path}>{uploadTexts.title}</LinkButton>
        <ExportFlights logbook={logbook} />
      </SectionButtons>
      {logbook.flights.size > 0 && (
        <>
          <SectionLead>{pilotTexts.data.printNote}</SectionLead>
          <SectionButtons>
            <LinkButton href={PAGES.logbookPrint.path}>{pilotTexts.data.print}</LinkButton>
          </SectionButtons>
        </>
      )}
      {logbook.pilot.email !== null && <ExportAll />}
      {logbook.pilot.email !== null && pageSettings().hasNightlyCopies && <NightlyCopiesSection />}
    </Section>
  );
}

/** Downloads all of the pilot's data as one file. */
function ExportAll() {
  const work = useButtonCall(async () => {
    const name = `${PRODUCT_NAME.toLowerCase()}-${localDateOf(new Date())}.zip`;
    saveFile(new File([await downloadAsPilot(exportAccount)], name, { type: 'application/zip' }));
  });
  return (
    <>
      <SectionLead>{pilotTexts.data.archiveNote}</SectionLead>
      {work.message && <Banner message={work.message} onRetry={work.run} />}
      <SectionButtons>
        <Button busy={work.isBusy} onClick={() => void work.run()}>
          <Icon name="download" />
          {work.isBusy ? pilotTexts.data.packing : pilotTexts.data.downloadAll}
        </Button>
      </SectionButtons>
    </>
  );
}
