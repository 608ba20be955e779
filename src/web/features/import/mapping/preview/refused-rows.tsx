import type { RefusedRow } from '#domain/import/table/row-flight';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { importTexts } from '../../import-texts.ts';
import { csvOf } from '../../refused-table.tsx';
import { reasonText } from '../../refused-text.ts';
import styles from './preview.module.css';

const { mapping: words } = importTexts;
const { refusedHeads: heads } = words;

/** The others are in the file to download. */
const MOST_SHOWN = 50;
const HEADS = [heads.row, heads.column, heads.value, heads.problem];

/** The rows of a table that cannot be read, each with number, column, value and reason; nothing where all can be. */
export function RefusedRows({ refused }: { readonly refused: readonly RefusedRow[] }) {
  if (refused.length === 0) return null;
  const more = refused.length - MOST_SHOWN;
  return (
    <section aria-label={words.refusedTable}>
      <h2 className={styles.title}>{words.refused(refused.length)}</h2>
      <p className={styles.count}>{words.refusedLead}</p>
      <table className={styles.refused} aria-label={words.refusedTable}>
        <thead>
          <tr>
            {HEADS.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {refused.slice(0, MOST_SHOWN).map(({ row, column, value, problem }) => (
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
  return new File([csvOf([HEADS, ...lines])], words.refusedFileName, { type: 'text/csv' });
}
