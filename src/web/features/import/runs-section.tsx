import { useCallback, useState } from 'react';
import type { RunSummary, UndoResponse } from '#contract/import/imports';
import { isolated } from '#domain/isolated';
import { IMPORT as importTexts } from '#texts/import';
import { INBOX as inboxTexts } from '#texts/inbox';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { useLoaded } from '#web/ui/use-latest.ts';
import { IMPORT_CALLS, type ImportCalls, type ImportRun } from './calls.ts';
import { RefusedTable } from './refused-table.tsx';
import styles from './runs.module.css';

const { runs: words } = importTexts;

/** Past imports with their counts, which can be undone; nothing when there are none. */
export function RunsSection({ logbook }: { readonly logbook: Logbook }) {
  const { runs, reload, undo, start } = useRuns();
  const [asked, setAsked] = useState<RunSummary | null>(null);
  if (runs.state === 'loading') return <Skeleton height="68px" />;
  if (runs.state === 'failed') {
    return (
      <section className={styles.section}>
        <h2>{words.title}</h2>
        {undo && undo.state !== 'running' && <UndoOutcome undo={undo} logbook={logbook} />}
        <LoadFailure error={runs.error} message={words.failed} onRetry={reload} />
      </section>
    );
  }
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
        <strong className={styles.source}>{nameOfSource(source)}</strong>
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
          aria-label={words.undoOf(isolated(nameOfSource(source)))}
          onClick={onUndo}
        >
          {isRunning && undo.id === run.id ? words.undoing : words.undo}
        </Button>
      )}
    </li>
  );
}

/** A run of the pilot's folder on the server has no name of its own. */
function nameOfSource(source: string): string {
  return source === '' ? inboxTexts.sent.fromFolder : source;
}

/** Returns what an undo has kept, each with the reason: `Flight Jul 12, 2026: changed since the import`. */
function keptItemTexts(kept: UndoResponse['kept'], logbook: NamedLists): readonly string[] {
  return kept.map(({ dataType, id, reason }) => {
    const why = dataType === 'glider' && reason === 'used' ? 'usedGlider' : reason;
    return words.keptItem(dataType, isolated(nameOf(dataType, id, logbook)), why);
  });
}

type NamedLists = Pick<Logbook, 'flights' | 'sites' | 'gliders' | 'gear' | 'handlings'>;

function dayOf(date: string | undefined): string {
  return date === undefined ? '' : texts.dates.day(date);
}

function nameOf(dataType: UndoResponse['kept'][number]['dataType'], id: number, logbook: NamedLists): string {
  const { flights, sites, gliders, gear, handlings } = logbook;
  const names = {
    pilot: () => '',
    site: () => sites.get(id)?.name,
    glider: () => gliders.get(id)?.name,
    gear: () => gear.get(id)?.name,
    handling: () => dayOf(handlings.get(id)?.date),
    flight: () => [dayOf(flights.get(id)?.date), flights.get(id)?.time ?? ''].join(' ').trim(),
  } as const;
  return names[dataType]() ?? '';
}

type Refused =
  | { readonly state: 'closed' }
  | { readonly state: 'failed'; readonly error: CallError }
  | { readonly state: 'loaded'; readonly refused: ImportRun['refused'] };

/** The files that a past import refused, loaded when they are asked for. */
function RefusedOfRun({ run }: { readonly run: RunSummary }) {
  const [shown, setShown] = useState<Refused>({ state: 'closed' });
  const load = async (): Promise<void> => {
    try {
      setShown({ state: 'loaded', refused: (await IMPORT_CALLS.run(run.id)).refused });
    } catch (thrown) {
      setShown({ state: 'failed', error: callErrorOf(thrown) });
    }
  };
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>
        {words.details} <Icon name="down" />
      </summary>
      {shown.state === 'failed' && <LoadFailure error={shown.error} onRetry={load} />}
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

/** Past imports. */
type Runs =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError }
  | { readonly state: 'loaded'; readonly runs: readonly RunSummary[] };

/** The result of an undo, or its failure. */
type Undo =
  | { readonly state: 'running'; readonly id: number }
  | {
      readonly state: 'done';
      readonly id: number;
      readonly outcome: Pick<UndoResponse, 'removed' | 'restored' | 'kept'>;
    }
  | { readonly state: 'failed'; readonly id: number; readonly message: string };

const LOADING: Runs = { state: 'loading' };

/** Loads past imports, and undoes them. */
function useRuns() {
  const [runs, reload] = useLoaded(loadRuns, LOADING);
  const [undo, setUndo] = useState<Undo | null>(null);
  const start = useCallback(
    async (id: number): Promise<void> => {
      setUndo({ state: 'running', id });
      try {
        setUndo({ state: 'done', id, outcome: await undoRun(id, IMPORT_CALLS) });
      } catch (thrown) {
        setUndo({ state: 'failed', id, message: callErrorOf(thrown).message });
      }
      await reload();
    },
    [reload],
  );
  return { runs, reload, undo, start };
}

async function loadRuns(): Promise<Runs> {
  try {
    return { state: 'loaded', runs: await IMPORT_CALLS.runs() };
  } catch (thrown) {
    return { state: 'failed', error: callErrorOf(thrown) };
  }
}

/** Undoes a run: each call undoes some of its items, so it is repeated until none is left. Rejects with a `CallError`. */
async function undoRun(id: number, { undo }: Pick<ImportCalls, 'undo'>): Promise<UndoResponse> {
  for (;;) {
    const response = await undo(id);
    if (response.left === 0) return response;
  }
}
