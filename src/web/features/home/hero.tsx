import { classes } from '#web/ui/classes.ts';
import styles from './hero.module.css';
import { type HeroPoint, heroTrack, runsOf } from './hero-track.ts';

const FLOOR = 440;
const COLOURS = [styles.climb1, styles.climb2, styles.climb3, styles.climb4, styles.climb5];
const FAR =
  'M0 300L90 246L150 282L236 196L300 258L372 214L470 288L560 226L640 270L742 178L820 250L900 216L1000 282L1120 236V440H0Z';
const MIDDLE =
  'M0 330L70 300L132 268L190 318L280 344L380 300L450 352L560 322L650 366L760 312L860 368L960 338L1120 376V440H0Z';
const NEAR = 'M0 372L110 334L210 378L330 392L470 376L600 402L740 384L880 408L1006 378L1120 398V440H0Z';

/** A flight over ridges, drawn as the track view draws one: warm where it climbs, cool where it sinks. */
export function Hero() {
  const track = heroTrack();
  return (
    <svg className={styles.hero} viewBox="0 0 1120 440" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="hero-curtain" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.curtainTop} offset="0" />
          <stop className={styles.curtainFoot} offset="1" />
        </linearGradient>
      </defs>
      <path className={styles.far} d={FAR} />
      <path className={styles.middle} d={MIDDLE} />
      <path className={styles.curtain} d={curtainUnder(track)} />
      <path className={styles.near} d={NEAR} />
      <polyline className={classes(styles.track, styles.halo)} points={pointsText(track)} />
      {runsOf(track).map((run) => (
        <polyline key={run[0]?.x} className={classes(styles.track, colourOf(run))} points={pointsText(run)} />
      ))}
      <Ends track={track} />
      <Wing />
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

/** A wing on its last glide. */
function Wing() {
  return (
    <g transform="translate(846 158) rotate(16)">
      <path className={styles.wing} d="M-24 -22C-14 -36 14 -36 24 -22" />
      <path className={styles.lines} d="M-23 -21L0 6M23 -21L0 6M-9 -31L0 6M9 -31L0 6" />
      <circle className={styles.pilot} cx="0" cy="8" r="3.5" />
    </g>
  );
}

function colourOf(run: readonly HeroPoint[]): string | undefined {
  const climb = run.at(-1)?.climb ?? 0;
  return COLOURS[Math.round(((climb + 1) / 2) * (COLOURS.length - 1))];
}

/** The barogram under the track: its upper edge only ever goes to the right. */
function curtainUnder(track: readonly HeroPoint[]): string {
  const edge: HeroPoint[] = [];
  for (const point of track) if (point.x > (edge.at(-1)?.x ?? 0)) edge.push(point);
  const [first, last] = [edge[0], edge.at(-1)];
  return first && last ? `M${first.x} ${FLOOR}L${pointsText(edge)}L${last.x} ${FLOOR}Z` : '';
}

function pointsText(points: readonly HeroPoint[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
