import { columnPlaces, columnsPerLabel, type PlotArea, type ValueAxis } from './plot-area.ts';
import styles from './series-chart.module.css';

interface AxesProps {
  readonly plotArea: PlotArea;
  readonly axis: ValueAxis;
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly formatValue: (value: number) => string;
}

/** Grid lines with their values, and the columns' labels below. Hidden from screen readers. */
export function Axes({ plotArea, axis, columns, formatValue }: AxesProps) {
  return (
    <g aria-hidden className={styles.axes}>
      {axis.ticks.map(({ value, place }) => (
        <g key={value}>
          <line x1={plotArea.left} x2={plotArea.right} y1={place} y2={place} />
          <text x={plotArea.left - 8} y={place} className={styles.value}>
            {formatValue(value)}
          </text>
        </g>
      ))}
      <ColumnLabels plotArea={plotArea} columns={columns} />
    </g>
  );
}

function ColumnLabels({ plotArea, columns }: Pick<AxesProps, 'plotArea' | 'columns'>) {
  const placeOf = columnPlaces(
    columns.map(({ key }) => key),
    plotArea,
  );
  const { width } = placeOf('');
  const every = columnsPerLabel(width, Math.max(0, ...columns.map(({ label }) => label.length)));
  return columns.map(({ key, label }, index) =>
    index % every === 0 ? (
      <text key={key} x={placeOf(key).x + width / 2} y={plotArea.bottom + 17} className={styles.column}>
        {label}
      </text>
    ) : null,
  );
}
