import { useLocation } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { uploadTexts } from '#web/parts/files/upload-texts.ts';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { FormSkeleton } from '#web/parts/item/page/form-skeleton.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { ExportFlights } from '../export-flights.tsx';
import { emailOf, shownPilotName } from '../pilot-name.ts';
import { CsvFileRow } from './csv-file-row.tsx';
import { FileDescription } from './file-description.tsx';
import styles from './upload.module.css';
import { UploadOutcome } from './upload-outcome.tsx';
import { importable } from './upload-state.ts';
import { useFlightsUpload } from './use-flights-upload.ts';

const TITLE = uploadTexts.title;

/** Imports flights from a CSV file, and exports them. */
export function FlightsUploadPage() {
  return (
    <WithLogbook loading={<FormSkeleton title={TITLE} />}>{(logbook) => <UploadPage logbook={logbook} />}</WithLogbook>
  );
}

function UploadPage({ logbook }: { readonly logbook: Logbook }) {
  const work = useFlightsUpload();
  const [, navigate] = useLocation();
  const { upload, send } = work;
  const isBusy = upload.state === 'importing';
  const importing = { disabled: importable(upload) === null, onClick: send };
  const cancelling = { disabled: isBusy, onClick: () => navigate(PAGES.pilot.path) };
  const caption = isBusy ? uploadTexts.importing : uploadTexts.import;
  return (
    <Page
      narrow
      title={TITLE}
      start={<TopBarButton {...cancelling}>{texts.actions.cancel}</TopBarButton>}
      end={
        <TopBarButton strong {...importing}>
          {caption}
        </TopBarButton>
      }
    >
      <div className={styles.parts}>
        <p className={styles.who}>
          <strong>{shownPilotName(logbook.pilot)}</strong>
          {emailOf(logbook.pilot)}
        </p>
        <CsvFileRow {...work} />
        <UploadOutcome upload={upload} onRetry={send} />
        <div className={styles.buttons}>
          <Button tone="primary" {...importing}>
            {caption}
          </Button>
          <Button {...cancelling}>{texts.actions.cancel}</Button>
        </div>
        <FileDescription unit={logbook.pilot.altitudeUnit} hasFile={upload.state !== 'none'} />
        <div>
          <ExportFlights logbook={logbook} />
        </div>
      </div>
    </Page>
  );
}
