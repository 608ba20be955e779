import { uploadTexts } from '#web/parts/files/upload-texts.ts';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { FileRow } from '#web/ui/form/file-row.tsx';
import { useFocusFallback } from '#web/ui/form/use-focus-fallback.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './upload.module.css';
import type { FlightsUpload } from './use-flights-upload.ts';

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
