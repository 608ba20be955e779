import { useState } from 'react';
import type { RunSummary } from '#contract/import/imports';
import { callErrorOf } from '#web/api/call-error.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IMPORT_CALLS, type ImportRun } from '../calls.ts';
import { importTexts } from '../import-texts.ts';
import { RefusedTable } from '../refused-table.tsx';
import styles from './runs.module.css';

const { runs: words } = importTexts;

type Refused =
  | { readonly state: 'closed' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'loaded'; readonly refused: ImportRun['refused'] };

/** The files that a past import refused, loaded when they are asked for. */
export function RefusedOfRun({ run }: { readonly run: RunSummary }) {
  const [shown, setShown] = useState<Refused>({ state: 'closed' });
  const load = async (): Promise<void> => {
    try {
      setShown({ state: 'loaded', refused: (await IMPORT_CALLS.run(run.id)).refused });
    } catch (thrown) {
      setShown({ state: 'failed', message: callErrorOf(thrown).message });
    }
  };
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>
        {words.details} <Icon name="down" />
      </summary>
      {shown.state === 'failed' && <Banner message={shown.message} onRetry={load} />}
      {shown.state === 'loaded' && <RefusedFiles refused={shown.refused} />}
    </details>
  );
}

/** None are stored where only the counts of the run are damaged. */
function RefusedFiles({ refused }: Pick<ImportRun, 'refused'>) {
  if (!refused) return <p>{words.detailsLost}</p>;
  if (refused.length === 0) return <p>{words.noDetails}</p>;
  return <RefusedTable label={words.details} refused={refused} />;
}
