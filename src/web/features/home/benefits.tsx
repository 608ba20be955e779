import { Icon } from '#web/ui/icon.tsx';
import styles from './home-page.module.css';
import { homeTexts } from './home-texts.ts';

const BENEFITS = ['file', 'flights', 'sites'] as const;

/** Three benefits of the app. */
export function Benefits() {
  return (
    <ul className={styles.benefits}>
      {BENEFITS.map((icon) => (
        <li key={icon}>
          <Icon name={icon} />
          <h2>{homeTexts.benefits[icon].title}</h2>
          <p>{homeTexts.benefits[icon].text}</p>
        </li>
      ))}
    </ul>
  );
}
