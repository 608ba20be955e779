import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import type { RunOutcome } from './calls.ts';
import { csvOf } from './csv-of.ts';
import styles from './import.module.css';
import { importTexts } from './import-texts.ts';

const { review, sending } = importTexts;

interface RefusedTableProps {
  readonly label: string;
  readonly refused: RunOutcome['refused'];
}

/** Refused files by name with the reason, to be copied or downloaded. */
export function RefusedTable({ label, refused }: RefusedTableProps) {
  const [isCopied, setCopied] = useState(false);
  const rows = [[review.file, review.reason], ...refused.map(({ name, reason }) => [name, reason])];
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(rows.map((row) => row.join('\t')).join('\n'));
    setCopied(true);
  };
  const save = (): void => saveFile(new File([csvOf(rows)], sending.refusedFileName, { type: 'text/csv' }));
  return (
    <div className={styles.refused}>
      <div className={styles.refusedActions}>
        {navigator.clipboard && (
          <Button onClick={() => void copy()}>{isCopied ? sending.copied : sending.copyRefused}</Button>
        )}
        <Button onClick={save}>{sending.saveRefused}</Button>
      </div>
      <table className={styles.refusedTable} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{review.file}</th>
            <th scope="col">{review.reason}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ name, reason }) => (
            <tr key={`${name} ${reason}`}>
              <td>{name}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
