import { useState } from 'react';
import type { RowError } from '#contract/errors';
import { uploadTexts } from '#web/parts/files/upload-texts.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './upload.module.css';

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
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && <Button onClick={() => setWhole(true)}>{uploadTexts.showAll(records.length)}</Button>}
    </div>
  );
}
