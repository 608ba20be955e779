import { HOME as homeTexts } from '#texts/home';
import { Icon } from '#web/ui/icon.tsx';
import styles from './home-page.module.css';
import { HOME_PICTURES } from './home-pictures.ts';

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

const THEMES = ['light', 'dark'] as const;

/** What the home page has pictures of. */
type Pictured = keyof typeof homeTexts.pictures;

/** The sizes of the files in their pixels: the page keeps the room of a picture until it is there. */
const PHONE = { width: 585, height: 780 };
const WIDE: Readonly<Record<Pictured, { readonly width: number; readonly height: number }>> = {
  flights: { width: 1_120, height: 700 },
  flight: { width: 1_440, height: 900 },
  statistics: { width: 1_440, height: 900 },
};

interface HomePictureProps {
  readonly of: Pictured;
}

/** A picture of a page, in both themes and for two widths; the browser loads the shown one, when it is near. */
export function HomePicture({ of }: HomePictureProps) {
  return THEMES.map((theme) => (
    <picture key={theme} className={styles[theme]}>
      <source media="(max-width: 719px)" srcSet={fileOf(`${of}-phone-${theme}.webp`)} {...PHONE} />
      <img
        className={styles.picture}
        src={fileOf(`${of}-wide-${theme}.webp`)}
        alt={homeTexts.pictures[of]}
        loading="lazy"
        decoding="async"
        {...WIDE[of]}
      />
    </picture>
  ));
}

function fileOf(name: string): string | undefined {
  return Object.entries(HOME_PICTURES).find(([path]) => path.endsWith(`/${name}`))?.[1];
}
