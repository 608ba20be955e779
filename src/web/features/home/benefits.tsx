import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './home-page.module.css';

interface Benefit {
  readonly icon: IconName;
  readonly title: string;
  readonly words: string;
}

const BENEFITS: readonly Benefit[] = [
  {
    icon: 'file',
    title: 'Drop an IGC file',
    words: 'Date, time, site, airtime and altitude are read from the track. You add what only you know.',
  },
  {
    icon: 'flights',
    title: 'Live it once more',
    words:
      'The track on the map, coloured by climb, and four charts that move with it: altitude, lift, distance, glide.',
  },
  {
    icon: 'sites',
    title: 'Know your numbers',
    words: 'Every site and glider counts its flights and hours, the ones from before included.',
  },
];

/** Three benefits of the app. */
export function Benefits() {
  return (
    <ul className={styles.benefits}>
      {BENEFITS.map(({ icon, title, words }) => (
        <li key={title}>
          <Icon name={icon} />
          <h2>{title}</h2>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}
