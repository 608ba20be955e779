import { useState } from 'react';
import type { RunSummary, UndoResponse } from '#contract/import/imports';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { importTexts } from '../import-texts.ts';
import { RefusedOfRun } from './refused-of-run.tsx';
import styles from './runs.module.css';
import { type Undo, useRuns } from './use-runs.ts';

const { runs: words } = importTexts;

/** Past imports with their counts, which can be undone; nothing where there are none. */
export function RunsSection({ logbook }: { readonly logbook: Logbook }) {
  const { runs, reload, undo, start } = useRuns();
  const [asked, setAsked] = useState<RunSummary | null>(null);
  if (runs.state === 'loading') return <Skeleton height="68px" />;
  if (runs.state === 'failed') return <Banner message={words.failed} onRetry={reload} />;
  if (runs.runs.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      {undo && undo.state !== 'running' && <UndoOutcome undo={undo} logbook={logbook} />}
      <ul className={styles.runs}>
        {runs.runs.map((run) => (
          <RunItem key={run.id} run={run} undo={undo} onUndo={() => setAsked(run)} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          question={words.undoQuestion(asked.counts.added + asked.counts.filled)}
          confirm={words.undo}
          onConfirm={() => {
            setAsked(null);
            void start(asked.id);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function UndoOutcome({
  undo,
  logbook,
}: {
  readonly undo: Exclude<Undo, { state: 'running' }>;
  readonly logbook: Logbook;
}) {
  if (undo.state === 'failed') return <Banner message={undo.message} />;
  const { removed, restored, kept } = undo.outcome;
  return (
    <Notice tone={kept.length > 0 ? 'warning' : 'good'}>
      {words.undone(removed, restored)}
      {kept.length > 0 && (
        <>
          <p>{words.kept(kept.length)}</p>
          <ul className={styles.kept}>
            {keptItemTexts(kept, logbook).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

const STATE_CLASSES: Readonly<Record<RunSummary['state'], string>> = {
  open: styles.open,
  done: '',
  undoing: styles.undoing,
  undone: styles.undone,
};

interface RunItemProps {
  readonly run: RunSummary;
  readonly undo: Undo | null;
  readonly onUndo: () => void;
}

function RunItem({ run, undo, onUndo }: RunItemProps) {
  const { counts, state, source, createdAt } = run;
  const isRunning = undo?.state === 'running';
  return (
    <li className={styles.run}>
      <div className={styles.about}>
        <strong className={styles.source}>{source}</strong>
        <span className={styles.when}>
          {texts.dates.moment(createdAt)} · {words.files(counts.files)}
        </span>
        <span>{words.counts(counts)}</span>
        {words.states[state] && <span className={STATE_CLASSES[state]}>{words.states[state]}</span>}
        {counts.refused !== 0 && state !== 'open' && <RefusedOfRun run={run} />}
      </div>
      {state !== 'undone' && counts.added + counts.filled + counts.sites + counts.gliders + counts.pilot > 0 && (
        <Button
          disabled={isRunning}
          busy={isRunning && undo.id === run.id}
          aria-label={words.undoOf(source)}
          onClick={onUndo}
        >
          {isRunning && undo.id === run.id ? words.undoing : words.undo}
        </Button>
      )}
    </li>
  );
}

/** Returns what an undo has kept, each with the reason: `Flight Jul 12, 2026: changed since the import`. */
function keptItemTexts(
  kept: UndoResponse['kept'],
  logbook: Pick<Logbook, 'flights' | 'sites' | 'gliders'>,
): readonly string[] {
  return kept.map(({ dataType, id, reason }) =>
    words.keptItem(words.keptItems[dataType], nameOf(dataType, id, logbook), words.reasons[reason]),
  );
}

function nameOf(
  dataType: UndoResponse['kept'][number]['dataType'],
  id: number,
  { flights, sites, gliders }: Pick<Logbook, 'flights' | 'sites' | 'gliders'>,
): string {
  if (dataType === 'pilot') return '';
  if (dataType === 'site') return sites.get(id)?.name ?? '';
  if (dataType === 'glider') return gliders.get(id)?.name ?? '';
  const flight = flights.get(id);
  return flight ? [texts.dates.day(flight.date), flight.time ?? ''].join(' ').trim() : '';
}
