import { useMemo } from 'react';
import { Link } from 'wouter';
import { periodRecordsOf } from '#domain/statistics/records';
import type { Logbook } from '#web/store/logbook.ts';
import { classes } from '#web/ui/classes.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import chartStyles from '../charts/charts.module.css';
import { statisticsTexts } from '../statistics-texts.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { recordTiles } from './record-tiles.tsx';
import styles from './records.module.css';

interface RecordsProps {
  readonly statistics: StatisticsShown;
  readonly logbook: Logbook;
}

/** The records among the selected flights, each of which leads to its flight or flights, and the way to all of them. */
export function Records({ statistics, logbook }: RecordsProps) {
  const { flights, links, selections } = statistics;
  const records = useMemo(() => periodRecordsOf(flights), [flights]);
  const tiles = recordTiles(records, { logbook, links });
  const { year, month } = selections;
  const title = statisticsTexts.records.title;
  if (tiles.length === 0) return null;
  return (
    <section
      className={classes(chartStyles.card, chartStyles.whole, chartStyles.always, styles.records)}
      aria-label={title}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <Link href={links.pathOf({ year, month })} className={styles.all}>
          {statisticsTexts.inList(flights.length)}
        </Link>
      </div>
      <ul className={styles.tiles}>
        {tiles.map(({ label, href, value, facts }) => (
          <li key={label}>
            <Link href={href} className={styles.tile}>
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>{value}</span>
              <span className={styles.facts}>
                <TwoLines>{facts}</TwoLines>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
