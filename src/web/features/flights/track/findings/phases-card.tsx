import { Fragment, type KeyboardEvent, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { timesAbove } from '#domain/figures/times-above';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { hasAltitude } from '#web/parts/track/track-data.ts';
import { Button } from '#web/ui/button.tsx';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { Highlight, HighlightRange } from '#web/ui/chart/highlight.ts';
import { classes } from '#web/ui/classes.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { BrowserFindings } from './follow-findings.ts';
import {
  glideTable,
  heightTable,
  type PhaseTable,
  ridgeTable,
  type TrackTextOptions,
  thermalTable,
  thermalTotals,
  windTable,
} from './phase-tables.ts';
import styles from './phases.module.css';

interface PhasesCardProps extends TrackTextOptions {
  readonly found: BrowserFindings;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
}

/** Thermals, glides, ridges, wind and heights of a flight in tables. */
export function PhasesCard({ found, track, units, clock, cursor, highlight }: PhasesCardProps) {
  const timed = useMemo(() => ({ track, units, clock }), [track, units, clock]);
  const totals = thermalTotals(found.phases.totals, units);
  return (
    <section className={styles.card} aria-label={flightPageTexts.phases.title}>
      <PhaseTabs
        render={(tab) => (
          <>
            {tab === 'thermals' && totals.length > 0 && <Totals totals={totals} />}
            <PhasePanel key={tab} tab={tab} found={found} timed={timed} cursor={cursor} highlight={highlight} />
          </>
        )}
      />
    </section>
  );
}

/** A line is broken between two of them only. */
function Totals({ totals }: { readonly totals: readonly string[] }) {
  return (
    <p className={styles.totals}>
      {totals.map((total, at) => (
        <Fragment key={total}>
          {at > 0 && ' · '}
          <span>{total}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** Returns the table of a tab, made when it is chosen. Times above heights are those of the altitudes in the charts. */
const TABLES: Readonly<Record<PhaseTab, (found: BrowserFindings, timed: TrackTextOptions) => PhaseTable>> = {
  thermals: ({ phases }, timed) => thermalTable(phases.thermals, timed),
  glides: ({ phases }, timed) => glideTable(phases.glides, timed),
  ridges: ({ phases }, timed) => ridgeTable(phases.ridges, timed),
  wind: ({ phases }, { units }) => windTable(phases.wind, units),
  heights: (_, { track, units }) =>
    heightTable(hasAltitude(track) ? timesAbove(track.seconds, track.altitude) : null, units),
};

interface PhasePanelProps {
  readonly tab: PhaseTab;
  readonly found: BrowserFindings;
  readonly timed: TrackTextOptions;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
}

function PhasePanel({ tab, found, timed, cursor, highlight }: PhasePanelProps) {
  const table = useMemo(() => TABLES[tab](found, timed), [tab, found, timed]);
  return <PhaseRows label={flightPageTexts.phases.tabs[tab]} table={table} cursor={cursor} highlight={highlight} />;
}

/** A table of the phases, by the name of its tab. */
type PhaseTab = keyof typeof flightPageTexts.phases.tabs;

const TABS = ['thermals', 'glides', 'ridges', 'wind', 'heights'] as const satisfies readonly PhaseTab[];
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface PhaseTabsProps {
  readonly render: (tab: PhaseTab) => React.ReactNode;
}

/** Tabs, moved by arrow keys, with the panel of the chosen one. */
function PhaseTabs({ render }: PhaseTabsProps) {
  const [chosen, setChosen] = useState<PhaseTab>('thermals');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (TABS.indexOf(chosen) + step + TABS.length) % TABS.length;
    setChosen(TABS[next] ?? chosen);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={flightPageTexts.phases.title} className={styles.tabs} onKeyDown={move}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(tab)}
          >
            {flightPageTexts.phases.tabs[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {render(chosen)}
      </div>
    </>
  );
}

/** Rows that are shown of a long table. */
const FIRST_ROWS = 8;
/** Columns that a phone has room for. */
const FEW_COLUMNS = 4;

interface PhaseRowsProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly table: PhaseTable;
  /** Number of text columns at the start; the others are numbers. */
  readonly textColumns?: number;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
}

/** A table of phases. A chosen row highlights its stretch on barogram, charts and map, and moves the cursor to its start. */
export function PhaseRows({ label, table, textColumns = 1, cursor, highlight }: PhaseRowsProps) {
  const [isLong, setLong] = useState(false);
  const shown = useSyncExternalStore(highlight.subscribe, highlight.stretch);
  const { head, rows, empty } = table;
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  const choose = (stretch: HighlightRange): void => {
    const isShown = isSame(stretch, shown);
    highlight.show(isShown ? null : stretch);
    if (!isShown) cursor.move(stretch.from);
  };
  return (
    <>
      <div className={classes(styles.table, head.length > FEW_COLUMNS && styles.many)}>
        <DataTable
          label={label}
          head={head}
          textColumns={textColumns}
          rows={rows.slice(0, isLong ? rows.length : FIRST_ROWS).map(({ cells, stretch }) => ({
            key: `${cells.join(' ')} ${stretch?.from}`,
            cells,
            chosen: isSame(stretch, shown),
            onChoose: stretch ? () => choose(stretch) : undefined,
          }))}
        />
      </div>
      {rows.length > FIRST_ROWS && (
        <Button tone="quiet" wide onClick={() => setLong(!isLong)}>
          {isLong ? flightPageTexts.phases.showLess : flightPageTexts.phases.showAll(rows.length)}
        </Button>
      )}
    </>
  );
}

function isSame(a: HighlightRange | null, b: HighlightRange | null): boolean {
  return a !== null && b !== null && a.from === b.from && a.to === b.to;
}
