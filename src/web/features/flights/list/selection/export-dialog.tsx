import { useEffect, useId, useRef } from 'react';
import { MOST_FLIGHTS_AT_ONCE } from '#contract/flights-changes';
import { PRODUCT_NAME } from '#contract/product';
import { tracksOfFlights } from '#contract/tracks';
import { writeFlights } from '#domain/csv/write-flights';
import type { Flight } from '#domain/flight';
import { localDateOf } from '#domain/local-date';
import { FLIGHT_SELECTION as selectionTexts } from '#texts/flight-selection';
import { failedOf, useSubmission } from '#web/parts/form/submission.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { downloadAsPilot } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import styles from './export.module.css';

interface ExportDialogProps {
  readonly flights: readonly Flight[];
  readonly logbook: ExportContext;
  /** Whether the track of a flight is on this device only. */
  readonly isTrackPending: (flightId: number) => boolean;
  readonly onClose: () => void;
}

/** Asks in which form the selected flights are downloaded: a table, or the files of their tracks. */
export function ExportDialog({ flights, logbook, isTrackPending, onClose }: ExportDialogProps) {
  const { submission, submit } = useSubmission();
  const download = useRef<AbortController>(null);
  useEffect(() => {
    return () => download.current?.abort();
  }, []);
  const exportZip = (): Promise<void> => {
    download.current = new AbortController();
    return exportTracks(withTrack, download.current.signal).then(onClose);
  };
  const isBusy = submission.state === 'busy';
  const isPacking = submission.state === 'busy' && submission.job === 'zip';
  const tracks = flights.filter(({ hasTrack }) => hasTrack);
  const withTrack = tracks.filter(({ id }) => !isTrackPending(id));
  const waiting = tracks.length - withTrack.length;
  const isTooMany = withTrack.length > MOST_FLIGHTS_AT_ONCE;
  const message = failedOf(submission)?.message;
  return (
    <Dialog question={selectionTexts.exporting.question(flights.length)} isAlert={false} onCancel={onClose}>
      <div className={styles.choices}>
        {message && <Banner message={message} />}
        <ExportChoice
          caption={selectionTexts.exporting.csv}
          note={selectionTexts.exporting.csvNote}
          isBusy={isBusy}
          onChoose={() => void submit({ job: 'csv', task: () => exportTable(flights, logbook).then(onClose) })}
        />
        <ExportChoice
          caption={isPacking ? selectionTexts.exporting.packing : selectionTexts.exporting.zip}
          note={
            isTooMany
              ? selectionTexts.tooMany(MOST_FLIGHTS_AT_ONCE)
              : selectionTexts.exporting.zipNote({ tracks: withTrack.length, waiting, count: flights.length })
          }
          isBusy={isBusy}
          isDisabled={withTrack.length === 0 || isTooMany}
          onChoose={() => void submit({ job: 'zip', task: exportZip })}
        />
      </div>
      <DialogButtons>
        <Button onClick={onClose}>{texts.actions.cancel}</Button>
      </DialogButtons>
    </Dialog>
  );
}

interface ExportChoiceProps {
  readonly caption: string;
  readonly note: string;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

function ExportChoice({ caption, note, isBusy = false, isDisabled = false, onChoose }: ExportChoiceProps) {
  const id = useId();
  return (
    <div>
      <Button wide busy={isBusy} disabled={isDisabled} aria-describedby={id} onClick={onChoose}>
        <Icon name="download" />
        {caption}
      </Button>
      <p id={id} className={styles.note}>
        {note}
      </p>
    </div>
  );
}

/** What the flights of a table refer to, and the unit of its altitudes. */
export type ExportContext = Pick<Logbook, 'sites' | 'gliders'> & {
  readonly pilot: Pick<Logbook['pilot'], 'altitudeUnit'>;
};

/** Downloads flights as a CSV file, in the columns of an import. */
export async function exportTable(chosen: readonly Flight[], { sites, gliders, pilot }: ExportContext): Promise<void> {
  const { joinRows } = await import('#web/parts/files/csv-text.ts');
  const flights = new Map(chosen.map((flight) => [flight.id, flight]));
  const text = joinRows(writeFlights({ flights, sites, gliders }, pilot.altitudeUnit));
  saveFile(new File([text], 'flights.csv', { type: 'text/csv' }));
}

/** Downloads the IGC files of flights as a ZIP file, until the signal ends it. Rejects with a `CallError`. */
export async function exportTracks(flights: readonly Flight[], signal: AbortSignal): Promise<void> {
  const content = await downloadAsPilot(tracksOfFlights, { body: { ids: flights.map(({ id }) => id) }, signal });
  const name = `${PRODUCT_NAME.toLowerCase()}-tracks-${localDateOf(new Date())}.zip`;
  saveFile(new File([content], name, { type: 'application/zip' }));
}
