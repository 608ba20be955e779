import { texts } from '#web/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './home-page.module.css';

const BENEFITS = ['file', 'flights', 'sites'] as const;

/** Three benefits of the app. */
export function Benefits() {
  return (
    <ul className={styles.benefits}>
      {BENEFITS.map((icon) => (
        <li key={icon}>
          <Icon name={icon} />
          <h2>{texts.home.benefits[icon].title}</h2>
          <p>{texts.home.benefits[icon].text}</p>
        </li>
      ))}
    </ul>
  );
}
