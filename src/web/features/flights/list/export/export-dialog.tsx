import { useEffect, useId, useRef } from 'react';
import { MOST_FLIGHTS_AT_ONCE } from '#contract/many-flights';
import type { Flight } from '#domain/flight';
import { failedOf } from '#web/parts/form/submission/submission.ts';
import { useSubmission } from '#web/parts/form/submission/use-submission.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import { listTexts } from '../list-texts.ts';
import styles from './export.module.css';
import { type ExportContext, exportTable } from './export-table.ts';
import { exportTracks } from './export-tracks.ts';

interface ExportDialogProps {
  readonly flights: readonly Flight[];
  readonly logbook: ExportContext;
  readonly onClose: () => void;
}

/** Asks in which form the selected flights are downloaded: a table, or the files of their tracks. */
export function ExportDialog({ flights, logbook, onClose }: ExportDialogProps) {
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
  const withTrack = flights.filter(({ hasTrack }) => hasTrack);
  const isTooMany = withTrack.length > MOST_FLIGHTS_AT_ONCE;
  const message = failedOf(submission)?.message;
  return (
    <Dialog question={listTexts.exporting.question(flights.length)} isAlert={false} onCancel={onClose}>
      <div className={styles.choices}>
        {message && <Banner message={message} />}
        <ExportChoice
          caption={listTexts.exporting.csv}
          note={listTexts.exporting.csvNote}
          isBusy={isBusy}
          onChoose={() => void submit({ job: 'csv', task: () => exportTable(flights, logbook).then(onClose) })}
        />
        <ExportChoice
          caption={isPacking ? listTexts.exporting.packing : listTexts.exporting.zip}
          note={
            isTooMany
              ? listTexts.tooMany(MOST_FLIGHTS_AT_ONCE)
              : listTexts.exporting.zipNote(withTrack.length, flights.length)
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
