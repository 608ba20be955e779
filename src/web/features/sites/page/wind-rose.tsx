import { arc } from 'd3-shape';
import { useMemo } from 'react';
import { ColourKey, KeyEntry } from '#web/ui/chart/colour-key.tsx';
import { Picture } from '#web/ui/chart/series/picture.tsx';
import { useChartItems } from '#web/ui/chart/series/use-chart-items.ts';
import styles from './wind-rose.module.css';

interface WindRoseProps {
  readonly label: string;
  /** One for each direction, clockwise from north: counts from the lightest wind to the strongest, and a name for them. */
  readonly petals: readonly { readonly byStrength: readonly number[]; readonly name: string }[];
  /** Labels of the directions. */
  readonly compass: readonly string[];
  /** What each strength is. */
  readonly legend: readonly string[];
  /** Called with the number of the petal that is pointed at, null when it is left. */
  readonly onPoint: (key: string | null) => void;
}

const SIZE = 232;
const RADIUS = 92;
const LABEL_RADIUS = 106;
/** Rings at these parts of the radius. */
const RINGS = [1 / 3, 2 / 3, 1];

/** Winds by where they come from: a petal for each direction, longer for more winds, darker outwards for stronger ones. */
export function WindRose({ label, petals, compass, legend, onPoint }: WindRoseProps) {
  const drawn = useMemo(
    () =>
      rosePetals(
        petals.map(({ byStrength }) => byStrength),
        RADIUS,
      ),
    [petals],
  );
  const shown = petals.map((petal, index) => ({ ...petal, key: String(index), parts: drawn[index] ?? [] }));
  const filled = shown.filter(({ parts }) => parts.length > 0);
  const { chart, itemProps } = useChartItems({ label, keys: filled.map(({ key }) => key), onPoint });
  return (
    <div className={styles.rose}>
      <Picture {...chart} width={SIZE} height={SIZE} viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}>
        <Rings compass={compass} />
        {filled.map(({ key, name, parts }) => (
          <g key={key} {...itemProps(key, name)} className={styles.petal}>
            {parts.map(({ path, strength }) => (
              <path key={strength} d={path} style={{ fill: shadeOf(strength) }} />
            ))}
          </g>
        ))}
      </Picture>
      <ColourKey>
        {legend.map((text, strength) => (
          <KeyEntry key={text} colour={shadeOf(strength)}>
            {text}
          </KeyEntry>
        ))}
      </ColourKey>
    </div>
  );
}

function shadeOf(strength: number): string {
  return `var(--strength-${strength})`;
}

function Rings({ compass }: Pick<WindRoseProps, 'compass'>) {
  return (
    <g aria-hidden>
      {RINGS.map((part) => (
        <circle key={part} r={RADIUS * part} className={styles.ring} />
      ))}
      {compass.map((direction, index) => {
        const angle = (2 * Math.PI * index) / compass.length;
        const [x, y] = [Math.sin(angle) * LABEL_RADIUS, -Math.cos(angle) * LABEL_RADIUS];
        return (
          <text key={direction} x={x} y={y} className={styles.direction}>
            {direction}
          </text>
        );
      })}
    </g>
  );
}

/** A part of a petal of a wind rose: a piece of a ring around the origin. */
interface PetalPart {
  readonly path: string;
  /** From 0, the lightest wind, which is innermost. */
  readonly strength: number;
}

/** Share of a sector that its petal takes. */
const PETAL_SHARE = 0.82;
/** Pixels around the middle that stay free. */
const HOLE_PX = 8;

/**
 * Returns the petals of a wind rose, one for each direction clockwise from north, with their parts by strength from the middle
 * outwards. The largest one reaches the radius; lengths are in proportion to the counts.
 */
export function rosePetals(counts: readonly (readonly number[])[], radius: number): readonly (readonly PetalPart[])[] {
  const most = Math.max(1, ...counts.map(sumOf));
  const perCount = (radius - HOLE_PX) / most;
  const half = (Math.PI / counts.length) * PETAL_SHARE;
  return counts.map((parts, sector) => {
    const middle = (2 * Math.PI * sector) / counts.length;
    return parts.flatMap((count, strength) => {
      if (count === 0) return [];
      const inner = HOLE_PX + perCount * sumOf(parts.slice(0, strength));
      const shape = { innerRadius: inner, outerRadius: inner + perCount * count };
      const path = arc()({ ...shape, startAngle: middle - half, endAngle: middle + half });
      return [{ strength, path: path ?? '' }];
    });
  });
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
