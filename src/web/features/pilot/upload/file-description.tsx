import { CSV_COLUMNS } from '#domain/csv/columns';
import type { AltitudeUnit } from '#domain/units';
import { uploadTexts } from '#web/parts/files/upload-texts.ts';
import { texts } from '#web/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './upload.module.css';

/** A collapsible description of the file format. */
export function FileDescription({ unit }: { readonly unit: AltitudeUnit }) {
  const meanings = uploadTexts.columns(texts.units.altitude[unit]);
  return (
    <details className={styles.description}>
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
