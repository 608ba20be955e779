import { columnPlaces, columnsPerLabel, type Frame, type ValueAxis } from './frame.ts';
import styles from './series-chart.module.css';

interface AxesProps {
  readonly frame: Frame;
  readonly axis: ValueAxis;
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly formatValue: (value: number) => string;
}

/** Grid lines with their values, and the columns' labels below. Hidden from screen readers. */
export function Axes({ frame, axis, columns, formatValue }: AxesProps) {
  return (
    <g aria-hidden className={styles.axes}>
      {axis.ticks.map(({ value, place }) => (
        <g key={value}>
          <line x1={frame.left} x2={frame.right} y1={place} y2={place} />
          <text x={frame.left - 8} y={place} className={styles.value}>
            {formatValue(value)}
          </text>
        </g>
      ))}
      <ColumnLabels frame={frame} columns={columns} />
    </g>
  );
}

function ColumnLabels({ frame, columns }: Pick<AxesProps, 'frame' | 'columns'>) {
  const placeOf = columnPlaces(
    columns.map(({ key }) => key),
    frame,
  );
  const { width } = placeOf('');
  const every = columnsPerLabel(width, Math.max(0, ...columns.map(({ label }) => label.length)));
  return columns.map(({ key, label }, index) =>
    index % every === 0 ? (
      <text key={key} x={placeOf(key).x + width / 2} y={frame.bottom + 17} className={styles.column}>
        {label}
      </text>
    ) : null,
  );
}
