import { CSV_COLUMNS } from '#domain/csv/columns';
import type { AltitudeUnit } from '#domain/units';
import { uploadTexts } from '#web/parts/files/upload-texts.ts';
import { texts } from '#web/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './upload.module.css';

interface FileDescriptionProps {
  readonly unit: AltitudeUnit;
  /** Open until a file is chosen; the pilot may open and close it at any time. */
  readonly hasFile: boolean;
}

/** What the file looks like. */
export function FileDescription({ unit, hasFile }: FileDescriptionProps) {
  const meanings = uploadTexts.columns(texts.units.altitude[unit]);
  return (
    <details key={String(hasFile)} open={!hasFile} className={styles.description}>
      <summary>
        {uploadTexts.formatTitle} <Icon name="down" />
      </summary>
      <p>{uploadTexts.formatNote}</p>
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
