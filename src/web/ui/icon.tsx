import styles from './icon.module.css';

/** SVG paths in a square of 24. */
const PATHS = {
  flights: 'M3 15l7-7 4 4 7-8M3 20h18',
  sites: 'M12 21s7-6.5 7-11a7 7 0 10-14 0c0 4.5 7 11 7 11zM12 12.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
  gliders: 'M2 12C6 4 18 4 22 12M4.5 11L12 20l7.5-9',
  pilot: 'M12 11a4 4 0 100-8 4 4 0 000 8zM4 21c0-5 3.5-7.5 8-7.5s8 2.5 8 7.5',
  stats: 'M5 20v-8M12 20V4M19 20v-12',
  back: 'M15 5l-7 7 7 7',
  plus: 'M12 5v14M5 12h14',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 100-6 3 3 0 000 6z',
  eyeOff:
    'M4 4l16 16M9.5 5.3A9 9 0 0112 5c4 0 7 2 10 7a20 20 0 01-3 3.8M6 7.5A18 18 0 002 12c3 5 6 7 10 7a9 9 0 004-1M9.9 9.9a3 3 0 004.2 4.2',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  alert: 'M12 8v5M12 16.5v.1M12 3l9.5 17h-19z',
  sun: 'M12 16a4 4 0 100-8 4 4 0 000 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  moon: 'M20 14A8 8 0 1110 4a6.5 6.5 0 0010 10z',
  language: 'M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c-3 3-4 6-4 9s1 6 4 9c3-3 4-6 4-9s-1-6-4-9z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  locate: 'M12 2v4M12 18v4M2 12h4M18 12h4M12 18a6 6 0 100-12 6 6 0 000 12zM12 12.5a.5.5 0 100-1 .5.5 0 000 1z',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16 16l5 5',
  filter: 'M4 7h16M7 12h10M10 17h4',
  layers: 'M12 4l9 5-9 5-9-5zM3 14l9 5 9-5',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon in the colour of the text; hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return <PathIcon path={PATHS[name]} />;
}

/** An icon that one part of the app has: an SVG path in a square of 24. */
export function PathIcon({ path }: { readonly path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
