import type { ReactNode } from 'react';
import { Sparkline } from '../chart/sparkline.tsx';
import styles from './empty.module.css';

/** Heights of Wingbook's emblem: a climb in thermals and a long glide. */
const EMBLEM = [
  0.45, 0.4, 0.36, 0.42, 0.55, 0.52, 0.64, 0.78, 0.74, 0.88, 1, 0.94, 0.86, 0.76, 0.7, 0.58, 0.62, 0.74, 0.82, 0.76,
  0.64, 0.52, 0.42, 0.3, 0.18, 0.08, 0.02, 0,
];

interface EmptyProps {
  /** The page's heading if it has no other. */
  readonly heading?: string;
  /** One sentence. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The empty state of a page or list. */
export function Empty({ heading, children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>
        <Sparkline heights={EMBLEM} />
      </div>
      {heading && <h1>{heading}</h1>}
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}
