import { CSV_COLUMNS, type CsvColumn } from '#domain/csv/columns';
import { type AltitudeUnit, altitudeSign } from '#domain/units';
import styles from './upload.module.css';

/** The content of each column; `%unit` is the pilot's altitude unit. */
const MEANINGS: Readonly<Record<CsvColumn, string>> = {
  date: 'yyyy-mm-dd; every record needs one',
  airtime: 'minutes',
  altitude: 'maximum altitude in %unit',
  site: 'name; a new one is added to your sites',
  launchAltitude: 'of the site, in %unit',
  location: 'of the site, in words',
  latitude: 'of the site, decimal degrees',
  longitude: 'of the site, decimal degrees',
  glider: 'name; a new one is added to your gliders',
  remarks: 'anything',
};

/** A collapsible description of the file format. */
export function FileDescription({ unit }: { readonly unit: AltitudeUnit }) {
  return (
    <details className={styles.description}>
      <summary>What the file looks like</summary>
      <p>
        A CSV file, as spreadsheets save it, with a header row that names the columns in any order. Only the date is
        needed. Sites and gliders that you have already are found by their names and stay as they are.
      </p>
      <dl className={styles.columns}>
        {CSV_COLUMNS.map((column) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd>{MEANINGS[column].replace('%unit', altitudeSign(unit))}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
