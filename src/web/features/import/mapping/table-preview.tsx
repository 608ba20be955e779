import type { RefusedRow, RowFlight, RowsReading } from '#domain/import/table/row-flight';
import { NO_TAGS, showTags } from '#domain/tags';
import type { AltitudeUnit } from '#domain/units';
import { IMPORT as importTexts } from '#texts/import';
import { Airtime, Altitude } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { csvOf } from '../refused-table.tsx';
import { reasonText } from '../refused-text.ts';
import styles from './preview.module.css';

const { mapping: words } = importTexts;
const { terms } = texts;

/** The review shows all of them. */
const MOST_SHOWN = 6;

interface FlightPreviewProps {
  readonly rows: RowsReading;
  /** The pilot's. */
  readonly unit: AltitudeUnit;
}

/** The first flights of a table as they will be. */
export function FlightPreview({ rows, unit }: FlightPreviewProps) {
  const { flights, handlings, refused, leftOut } = rows;
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <h2 className={styles.title}>{words.preview}</h2>
      <p className={styles.count} role="status">
        {words.previewCount(flights.length, handlings.length, refused.length, leftOut)}
      </p>
      {flights.length === 0 ? (
        <p className={styles.none}>{words.noFlights}</p>
      ) : (
        <Flights flights={flights} unit={unit} />
      )}
      {flights.length > MOST_SHOWN && <p className={styles.count}>{words.previewFirst(MOST_SHOWN)}</p>}
    </section>
  );
}

const HEADS = [words.row, terms.date, terms.site, terms.glider, terms.airtimeHead, terms.altitude, terms.remarks];

function Flights({ flights, unit }: Pick<RowsReading, 'flights'> & Pick<FlightPreviewProps, 'unit'>) {
  return (
    <table className={styles.flights} aria-label={words.preview}>
      <Heads labels={HEADS} />
      <tbody>
        {flights.slice(0, MOST_SHOWN).map((flight) => (
          <PreviewRow key={flight.row} flight={flight} unit={unit} />
        ))}
      </tbody>
    </table>
  );
}

function Heads({ labels }: { readonly labels: readonly string[] }) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function PreviewRow({ flight, unit }: { readonly flight: RowFlight; readonly unit: AltitudeUnit }) {
  const { row, date, siteName, gliderName, airtime, altitude, remarks, tags = NO_TAGS } = flight;
  return (
    <tr className={styles.flight}>
      <td className={styles.row}>
        <span className={styles.rowLabel}>{words.row} </span>
        {row}
      </td>
      <td className={styles.date}>
        {texts.dates.day(date)} <span className={styles.time}>{timeOf(flight)}</span>
      </td>
      <td className={styles.site}>{siteName ? <TwoLines>{siteName}</TwoLines> : DASH}</td>
      <td className={styles.glider}>{gliderName ? <TwoLines>{gliderName}</TwoLines> : DASH}</td>
      <td className={styles.airtime}>{airtime === null ? DASH : <Airtime airtime={airtime} />}</td>
      <td className={styles.altitude}>{altitude === null ? DASH : <Altitude altitude={altitude} unit={unit} />}</td>
      <td className={styles.remarks}>
        <span className={styles.remarksText}>{[showTags(tags), remarks].filter(Boolean).join(' · ') || DASH}</span>
      </td>
    </tr>
  );
}

/** A time in UTC becomes local once the time zone of its place is known. */
function timeOf({ time, launchTime }: RowFlight): string {
  if (launchTime === null) return time ?? '';
  return `${new Date(launchTime * 1_000).toISOString().slice(11, 16)} ${words.utc}`;
}

const { refusedHeads: heads } = words;

/** The others are in the file to download. */
const MOST_REFUSED = 50;
const REFUSED_HEADS = [heads.row, heads.column, heads.value, heads.problem];

/** The rows of a table that cannot be read, each with number, column, value and reason; nothing where all can be. */
export function RefusedRows({ refused }: { readonly refused: readonly RefusedRow[] }) {
  if (refused.length === 0) return null;
  const more = refused.length - MOST_REFUSED;
  return (
    <section aria-label={words.refusedTable}>
      <h2 className={styles.title}>{words.refused(refused.length)}</h2>
      <p className={styles.count}>{words.refusedLead}</p>
      <table className={styles.refused} aria-label={words.refusedTable}>
        <Heads labels={REFUSED_HEADS} />
        <tbody>
          {refused.slice(0, MOST_REFUSED).map(({ row, column, value, problem }) => (
            <tr key={row}>
              <td>{formatWhole(row)}</td>
              <td>{column}</td>
              <td>{value}</td>
              <td>{reasonText(problem)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={styles.count}>{words.refusedMore(more)}</p>}
      <Button onClick={() => saveFile(fileOf(refused))}>{words.saveRefused}</Button>
    </section>
  );
}

function fileOf(refused: readonly RefusedRow[]): File {
  const lines = refused.map(({ row, column, value, problem }) => [String(row), column, value, reasonText(problem)]);
  return new File([csvOf([REFUSED_HEADS, ...lines])], words.refusedFileName, { type: 'text/csv' });
}
