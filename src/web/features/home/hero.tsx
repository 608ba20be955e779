import { classes } from '#web/ui/classes.ts';
import styles from './hero.module.css';
import { type HeroPoint, heroBarogram, heroTrack, runsOf } from './hero-track.ts';

const WIDTH = 1120;
const FLOOR = 440;
/** How many points before the landing the wing is. */
const LAST_GLIDE = 34;
const COLOURS = [styles.climb1, styles.climb2, styles.climb3, styles.climb4, styles.climb5];
const FAR = { base: 262, height: 78, seed: 3 };
const MIDDLE = { base: 322, height: 62, seed: 11 };
const NEAR = { base: 388, height: 36, seed: 5 };

/** A flight over ridges, drawn as the track view draws one: warm where it climbs, cool where it sinks. */
export function Hero() {
  const track = heroTrack();
  return (
    <svg className={styles.hero} viewBox="0 0 1120 440" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="hero-curtain" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.curtainTop} offset="0" />
          <stop className={styles.curtainFoot} offset="1" />
        </linearGradient>
      </defs>
      <RidgeLine ridge={FAR} className={styles.far} />
      <RidgeLine ridge={MIDDLE} className={styles.middle} />
      <path className={styles.curtain} d={areaUnder(heroBarogram())} />
      <RidgeLine ridge={NEAR} className={styles.near} />
      <polyline className={classes(styles.track, styles.halo)} points={pointsText(track)} />
      {runsOf(track).map((run) => (
        <polyline key={run[0]?.x} className={classes(styles.track, colourOf(run))} points={pointsText(run)} />
      ))}
      <Ends track={track} />
      <Wing at={track[track.length - LAST_GLIDE]} />
    </svg>
  );
}

function Ends({ track }: { readonly track: readonly HeroPoint[] }) {
  const [launch, landing] = [track[0], track.at(-1)];
  return (
    <>
      {launch && <circle className={styles.mark} cx={launch.x} cy={launch.y} r="6" />}
      {landing && <rect className={styles.mark} x={landing.x - 6} y={landing.y - 6} width="12" height="12" />}
    </>
  );
}

/** A wing on final glide. */
function Wing({ at }: { readonly at: HeroPoint | undefined }) {
  if (!at) return null;
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(14) scale(1.25)`}>
      <path className={styles.wing} d="M-24 -28C-14 -42 14 -42 24 -28" />
      <path className={styles.lines} d="M-23 -27L0 0M23 -27L0 0M-9 -37L0 0M9 -37L0 0" />
      <circle className={styles.pilot} cx="0" cy="0" r="3.6" />
    </g>
  );
}

function RidgeLine({ ridge, className }: { readonly ridge: MountainRidge; readonly className: string | undefined }) {
  return <path className={className} d={`M0 ${FLOOR}L${pointsText(ridgeLine(ridge, WIDTH))}L${WIDTH} ${FLOOR}Z`} />;
}

function colourOf(run: readonly HeroPoint[]): string | undefined {
  const climb = run.at(-1)?.climb ?? 0;
  return COLOURS[Math.round(((climb + 1) / 2) * (COLOURS.length - 1))];
}

/** Returns the path of the area under the flight. */
function areaUnder(points: readonly HeroPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `M${first.x} ${FLOOR}L${pointsText(points)}L${last.x} ${FLOOR}Z` : '';
}

function pointsText(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }) => `${Number(x.toFixed(1))},${Number(y.toFixed(1))}`).join(' ');
}

/** A line of mountains: its base and height in units of the drawing, and the seed of its shape. */
interface MountainRidge {
  readonly base: number;
  readonly height: number;
  readonly seed: number;
}

interface RidgePoint {
  readonly x: number;
  readonly y: number;
}

const STEP = 14;
/** Waves that add up to a ridge: the first are mountains, the last rocks. */
const WAVES = [
  { length: 330, part: 0.55 },
  { length: 140, part: 0.3 },
  { length: 58, part: 0.11 },
  { length: 23, part: 0.04 },
];

/** Returns the crest from left to right; peaks are pointed and valleys round. */
function ridgeLine(ridge: MountainRidge, width: number): readonly RidgePoint[] {
  return Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, index) => {
    const x = index * STEP;
    const rise = WAVES.reduce(
      (sum, wave, place) => sum + wave.part * peaked(x / wave.length + ridge.seed * (place + 1.7)),
      0,
    );
    return { x, y: ridge.base + ridge.height * (0.5 - rise) };
  });
}

/** Returns 0 to 1, with a cusp at the top. */
function peaked(turns: number): number {
  return 1 - Math.abs(Math.sin(turns * Math.PI));
}
