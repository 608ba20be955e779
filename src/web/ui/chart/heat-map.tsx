import { memo, useMemo } from 'react';
import { type GridCell, type HeatGrid, type HeatLabel, heatGrid, labelsWithRoom } from './heat-grid.ts';
import styles from './heat-map.module.css';
import { nearestMark } from './nearest.ts';
import { heatFill, heatInk } from './series/colours.ts';
import { Picture } from './series/picture.tsx';
import { useWidth } from './series/plot-area.ts';
import seriesStyles from './series/series-chart.module.css';
import { pointerPosition, useChartItems } from './series/use-chart-items.ts';

/** A cell is hit from up to this many pixels beside it: on a phone it is smaller than a finger. */
const REACH = 14;
/** Narrower cells have no room for their text. */
const NARROWEST_FOR_TEXT = 20;

/** A cell of a heat map. */
export interface HeatCell extends GridCell {
  readonly key: string;
  /** Accessible name. */
  readonly name: string;
  /** 0 for none; such cells cannot be chosen. */
  readonly step: number;
  /** Shown in the cell where there is room. */
  readonly text?: string;
}

interface HeatMapProps {
  readonly label: string;
  /** In the order of the arrow keys. */
  readonly cells: readonly HeatCell[];
  readonly columnLabels: readonly HeatLabel[];
  readonly rowLabels: readonly HeatLabel[];
  readonly columns: number;
  readonly rows: number;
  /** Squares if left out. */
  readonly cellHeight?: number;
  readonly onPoint: (key: string | null) => void;
  readonly onChoose: (key: string) => void;
}

/** A heat map as wide as the container; its cells lead to other pages. Memoized: keep the identity of the props stable. */
export const HeatMap = memo(function HeatMap(props: HeatMapProps) {
  const { label, cells, columnLabels, rowLabels, columns, rows, cellHeight, onPoint, onChoose } = props;
  const [box, width] = useWidth();
  const grid = useMemo(() => heatGrid({ columns, rows, cellHeight }, width), [columns, rows, cellHeight, width]);
  const filled = useMemo(() => cells.filter(({ step }) => step > 0), [cells]);
  const marks = useMemo(() => filled.map((cell) => ({ key: cell.key, ...centreOf(cell, grid) })), [filled, grid]);
  const { chart, itemProps } = useChartItems({
    label,
    keys: filled.map(({ key }) => key),
    onPoint,
    onChoose,
    itemRole: 'link',
    keyBeside: (event) => nearestMark(marks, pointerPosition(event), REACH)?.key,
  });
  return (
    <div ref={box} style={{ minHeight: grid.height }}>
      {width > 0 && (
        <Picture {...chart} className={seriesStyles.chart} width={width} height={grid.height}>
          <Labels grid={grid} columnLabels={columnLabels} rowLabels={rowLabels} />
          <Cells cells={cells} grid={grid} itemProps={itemProps} />
        </Picture>
      )}
    </div>
  );
});

interface CellsProps extends Pick<HeatMapProps, 'cells'> {
  readonly grid: HeatGrid;
  readonly itemProps: ReturnType<typeof useChartItems>['itemProps'];
}

const Cells = memo(function Cells({ cells, grid, itemProps }: CellsProps) {
  return cells.map((cell) =>
    cell.step === 0 ? (
      <CellShape key={cell.key} cell={cell} grid={grid} />
    ) : (
      <g key={cell.key} {...itemProps(cell.key, cell.name)} className={styles.item}>
        <CellShape cell={cell} grid={grid} />
      </g>
    ),
  );
});

function CellShape({ cell, grid }: { readonly cell: HeatCell; readonly grid: HeatGrid }) {
  const { x, y } = grid.placeOf(cell);
  const { cellWidth: width, cellHeight: height } = grid;
  const centre = centreOf(cell, grid);
  return (
    <>
      <rect className={styles.cell} {...{ x, y, width, height }} rx={2.5} fill={heatFill(cell.step)} />
      {cell.text !== undefined && width >= NARROWEST_FOR_TEXT && (
        <text aria-hidden className={styles.text} {...centre} fill={heatInk(cell.step)}>
          {cell.text}
        </text>
      )}
    </>
  );
}

function Labels({
  grid,
  columnLabels,
  rowLabels,
}: Pick<HeatMapProps, 'columnLabels' | 'rowLabels'> & { grid: HeatGrid }) {
  return (
    <g aria-hidden className={styles.labels}>
      {labelsWithRoom(columnLabels, grid).map((place) => (
        <text key={`${place.column}/${place.row}`} {...above(place, grid)}>
          {place.label}
        </text>
      ))}
      {rowLabels.map((place) => (
        <text key={place.row} className={styles.row} x={grid.placeOf(place).x - 6} y={centreOf(place, grid).y}>
          {place.label}
        </text>
      ))}
    </g>
  );
}

function above(place: GridCell, grid: HeatGrid) {
  const { x, y } = grid.placeOf(place);
  return { x, y: y - 6 };
}

function centreOf(place: GridCell, grid: HeatGrid) {
  const { x, y } = grid.placeOf(place);
  return { x: x + grid.cellWidth / 2, y: y + grid.cellHeight / 2 };
}
