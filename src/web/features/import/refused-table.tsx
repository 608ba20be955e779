import { lazy, Suspense, useState } from 'react';
import type { Refused } from '#contract/import/refused';
import { guardFormula } from '#domain/csv/formula';
import { IMPORT as importTexts } from '#texts/import';
import { languageOf } from '#web/english-words.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import type { PlacedRow } from '#web/ui/table/table-row.tsx';
import styles from './import.module.css';
import { type RefusedTexts, refusedTexts } from './refused-text.ts';

const { review, sending } = importTexts;

/** The same bundle that the long flight list loads. */
const VirtualBody = lazy(async () => ({
  default: (await import('#web/ui/table/virtual-body.tsx')).VirtualBody,
}));

/** A longer list renders only the rows in view. */
const MOST_RENDERED = 100;
/** In CSS pixels. */
const ROW_HEIGHT = 41;

interface RefusedTableProps {
  readonly label: string;
  readonly refused: readonly Refused[];
}

interface ListedProps {
  readonly listed: readonly RefusedTexts[];
}

/** What was refused by name with the reason, to be copied or downloaded. */
export function RefusedTable({ label, refused }: RefusedTableProps) {
  const listed = refused.map(refusedTexts);
  const isLong = refused.length > MOST_RENDERED;
  return (
    <div className={styles.refused}>
      <Actions listed={listed} />
      <table
        className={isLong ? styles.refusedLong : styles.refusedTable}
        aria-label={label}
        aria-rowcount={refused.length + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{review.file}</th>
            <th scope="col">{review.reason}</th>
          </tr>
        </thead>
        {isLong ? <LongBody listed={listed} /> : <ShortBody listed={listed} />}
      </table>
    </div>
  );
}

function Actions({ listed }: ListedProps) {
  const [copying, setCopying] = useState<'copyRefused' | 'copied' | 'notCopied'>('copyRefused');
  const rows = [[review.file, review.reason], ...listed.map(({ name, reason }) => [name, reason])];
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(rows.map((row) => row.join('\t')).join('\n'));
      setCopying('copied');
    } catch (error) {
      console.warn('A list could not be copied.', error);
      setCopying('notCopied');
    }
  };
  const save = (): void => saveFile(new File([csvOf(rows)], sending.refusedFileName, { type: 'text/csv' }));
  return (
    <div className={styles.refusedActions}>
      {navigator.clipboard && <Button onClick={() => void copy()}>{sending[copying]}</Button>}
      <Button onClick={save}>{sending.saveRefused}</Button>
    </div>
  );
}

/** The same file may be refused twice for the same reason, so rows are told apart by their place. */
function ShortBody({ listed }: ListedProps) {
  const rows = listed.map((row, place) => ({ ...row, place }));
  return (
    <tbody>
      {rows.map(({ place, name, reason }) => (
        <tr key={place} aria-rowindex={place + 2}>
          <td>{name}</td>
          <td lang={languageOf(reason)}>{reason}</td>
        </tr>
      ))}
    </tbody>
  );
}

function LongBody({ listed }: ListedProps) {
  const renderRow = (place: number, placed: PlacedRow) => (
    <tr
      key={place}
      ref={placed.measure}
      data-index={place}
      aria-rowindex={place + 2}
      style={{ transform: `translateY(${placed.offset}px)` }}
    >
      <td>{listed[place]?.name}</td>
      <td lang={languageOf(listed[place]?.reason)}>{listed[place]?.reason}</td>
    </tr>
  );
  return (
    <Suspense fallback={null}>
      <VirtualBody keys={[...listed.keys()]} rowHeight={ROW_HEIGHT} markedIndex={-1} renderRow={renderRow} />
    </Suspense>
  );
}

/** Returns rows as a CSV file (RFC 4180) that a spreadsheet opens without running a cell as a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  return `"${guardFormula(text).replaceAll('"', '""')}"`;
}
