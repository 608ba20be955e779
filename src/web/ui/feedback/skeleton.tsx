import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: string;
  readonly height?: string;
}

/** A grey placeholder for content that is loading; invisible for the first 150 ms. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
