import { useState } from 'react';
import type { RowError } from '#contract/errors';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/numbers.ts';
import styles from './upload.module.css';

/** Rows shown initially: a file may have tens of thousands. */
const SHOWN_AT_FIRST = 200;

/** The records to correct, each with its number and its error. */
export function BadRecords({ records }: { readonly records: readonly RowError[] }) {
  const [isWhole, setWhole] = useState(records.length <= SHOWN_AT_FIRST);
  const shown = isWhole ? records : records.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.failed} role="alert">
      <p>Couldn't import your file. Please correct next records:</p>
      <table className={styles.records}>
        <thead>
          <tr>
            <th scope="col">Record#</th>
            <th scope="col">Error Message</th>
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
      {!isWhole && <Button onClick={() => setWhole(true)}>Show all {formatWhole(records.length)}</Button>}
    </div>
  );
}
