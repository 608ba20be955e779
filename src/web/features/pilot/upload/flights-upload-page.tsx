import { useState } from 'react';
import { useLocation } from 'wouter';
import type { RowError } from '#contract/errors';
import { PAGES } from '#contract/pages/pages';
import { PRODUCT_NAME } from '#contract/product';
import { CSV_COLUMNS } from '#domain/csv/columns';
import { exampleRows } from '#domain/csv/example';
import type { AltitudeUnit } from '#domain/units';
import { UPLOAD as uploadTexts } from '#texts/upload';
import { languageOf } from '#web/english-words.ts';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { FormSkeleton } from '#web/parts/item/page/form-skeleton.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { FileRow } from '#web/ui/form/file-row.tsx';
import { useFocusFallback } from '#web/ui/form/use-focus-fallback.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { ExportFlights } from '../export-flights.tsx';
import { emailOf, shownPilotName } from '../pilot-name.ts';
import styles from './upload.module.css';
import { type FlightsUpload, importable, type UploadState, useFlightsUpload } from './use-flights-upload.ts';

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
        <section className={styles.looks}>
          <h2>{uploadTexts.formatTitle}</h2>
          <p>{uploadTexts.formatNote}</p>
          <div className={styles.files}>
            <ExampleFile unit={logbook.pilot.altitudeUnit} />
            <ExportFlights logbook={logbook} />
          </div>
          <FileDescription unit={logbook.pilot.altitudeUnit} />
        </section>
      </div>
    </Page>
  );
}

/** Media types that devices use for CSV files. */
const ACCEPT = '.csv,text/csv,text/comma-separated-values,application/csv,application/vnd.ms-excel';

/** The file picker; once a file is chosen, its name and a button to remove it. */
export function CsvFileRow({ upload, choose, remove }: FlightsUpload) {
  const part = useFocusFallback<HTMLElement>(upload.state);
  return (
    <section ref={part} tabIndex={-1} aria-label={uploadTexts.file}>
      {upload.state === 'none' ? (
        <div className={styles.zone}>
          <FilePicker label={uploadTexts.file} accept={ACCEPT} onChoose={choose}>
            <Icon name="file" />
            {uploadTexts.choose}
          </FilePicker>
        </div>
      ) : (
        <FileRow name={upload.fileName} isRemoveDisabled={upload.state === 'importing'} onRemove={remove} />
      )}
    </section>
  );
}

interface UploadOutcomeProps {
  readonly upload: UploadState;
  readonly onRetry: () => Promise<void>;
}

/** Result of the upload: why the file was rejected, what to correct in it, or what it added. */
export function UploadOutcome({ upload, onRetry }: UploadOutcomeProps) {
  if (upload.state === 'imported') {
    return (
      <Notice tone="good" action={<LinkButton href={PAGES.flights.path}>{texts.flights.goToList}</LinkButton>}>
        {uploadTexts.added(upload.added)}
      </Notice>
    );
  }
  if (upload.state === 'rejected') {
    return (
      <p className={styles.rejected} role="alert">
        {upload.message}
      </p>
    );
  }
  if (upload.state !== 'failed') return null;
  const { failure } = upload;
  if (failure.kind === 'records') return <BadRecords records={failure.records} />;
  return <Banner message={failure.message} onRetry={failure.canRetry ? onRetry : undefined} />;
}

/** Rows shown initially: a file may have tens of thousands. */
const SHOWN_AT_FIRST = 200;

/** The records to correct, each with its number and its error. */
export function BadRecords({ records }: { readonly records: readonly RowError[] }) {
  const [isWhole, setWhole] = useState(records.length <= SHOWN_AT_FIRST);
  const shown = isWhole ? records : records.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.failed} role="alert">
      <p>{uploadTexts.badRecords}</p>
      <table className={styles.records}>
        <thead>
          <tr>
            <th scope="col">{uploadTexts.record}</th>
            <th scope="col">{uploadTexts.error}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, message }) => (
            <tr key={row}>
              <td>{row}</td>
              <td lang={languageOf(message)}>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && <Button onClick={() => setWhole(true)}>{uploadTexts.showAll(records.length)}</Button>}
    </div>
  );
}

/** Downloads a file with two flights that an upload would take. */
function ExampleFile({ unit }: { readonly unit: AltitudeUnit }) {
  const save = async (): Promise<void> => {
    const { joinRows } = await import('../../../parts/files/csv-text.ts');
    saveFile(
      new File([joinRows(exampleRows(unit))], `${PRODUCT_NAME.toLowerCase()}-example.csv`, { type: 'text/csv' }),
    );
  };
  return (
    <Button onClick={() => void save()}>
      <Icon name="download" />
      {uploadTexts.example}
    </Button>
  );
}

/** The columns of the file, and what each of them has; folded. */
export function FileDescription({ unit }: { readonly unit: AltitudeUnit }) {
  const meanings = uploadTexts.columns(texts.units.altitude[unit]);
  return (
    <details className={styles.description}>
      <summary>
        {uploadTexts.columnsTitle} <Icon name="down" />
      </summary>
      <dl className={styles.columns}>
        {CSV_COLUMNS.map((column) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd>{meanings[column] ?? uploadTexts.freeText}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
