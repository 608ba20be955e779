import { Icon } from '#web/ui/icon.tsx';
import styles from './home-page.module.css';
import { HomePicture } from './home-picture.tsx';
import { homeTexts } from './home-texts.ts';

/** The benefits, each with what shows it. */
const BENEFITS = [
  { icon: 'file', picture: 'flights' },
  { icon: 'flights', picture: 'flight' },
  { icon: 'sites', picture: 'statistics' },
] as const;

/** Three benefits of the app, each beside a picture of it. */
export function Benefits() {
  return (
    <ul className={styles.benefits}>
      {BENEFITS.map(({ icon, picture }) => (
        <li key={icon}>
          <div className={styles.benefit}>
            <Icon name={icon} />
            <h2>{homeTexts.benefits[icon].title}</h2>
            <p>{homeTexts.benefits[icon].text}</p>
          </div>
          <HomePicture of={picture} />
        </li>
      ))}
    </ul>
  );
}
