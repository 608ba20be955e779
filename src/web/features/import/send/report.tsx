import { DetailList } from '#web/ui/text/detail-list.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { importTexts } from '../import-texts.ts';
import { RefusedTable } from '../refused-table.tsx';
import type { ImportPlan } from './plan.ts';
import type { ImportProgress } from './progress.ts';
import { reportLines } from './report-lines.ts';
import { REFUSED_KINDS, type RefusedCounts, refusedCounts, refusedFiles } from './run-outcome.ts';
import styles from './sending.module.css';

const { sending: words } = importTexts;

/** What became of all flights and files: the counts add up, and everything refused is named. */
export function Report({ plan, progress }: { readonly plan: ImportPlan; readonly progress: ImportProgress }) {
  const refused = [...refusedFiles(plan), ...progress.refusedItems];
  const title = titleOf(refusedCounts(plan, progress));
  return (
    <>
      <div className={styles.counts}>
        <DetailList
          details={reportLines(plan, progress).map(({ line, count }) => ({
            label: words.report[line],
            value: formatWhole(count),
          }))}
        />
      </div>
      {refused.length > 0 && (
        <section className={styles.refused}>
          <h2>{title}</h2>
          <RefusedTable label={title} refused={refused} />
        </section>
      )}
    </>
  );
}

function titleOf(counts: RefusedCounts): string {
  const kinds = REFUSED_KINDS.filter((kind) => counts[kind] > 0);
  return words.refused(kinds.map((kind) => words.refusedKinds[kind](counts[kind])).join(' · '));
}
