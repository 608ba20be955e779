import { Button } from '#web/ui/button.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { Hidden } from '#web/ui/hidden.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './upload.module.css';
import type { FlightsUpload } from './use-flights-upload.ts';

/** What devices take for a CSV file. */
const ACCEPT = '.csv,text/csv,text/comma-separated-values,application/csv,application/vnd.ms-excel';

/** Where the file is chosen; then its name, and a way to take it away. */
export function CsvFileRow({ upload, choose, remove }: FlightsUpload) {
  if (upload.state === 'none') {
    return (
      <div className={styles.zone}>
        <FilePicker label="CSV file" accept={ACCEPT} onChoose={choose}>
          <Icon name="file" />
          Choose CSV file
        </FilePicker>
      </div>
    );
  }
  return (
    <div className={styles.file}>
      <Icon name="file" />
      <span className={styles.fileName}>{upload.fileName}</span>
      <Button tone="quiet" disabled={upload.state === 'importing'} onClick={remove}>
        <Icon name="close" />
        <Hidden>Remove {upload.fileName}</Hidden>
      </Button>
    </div>
  );
}
