import { formatWhole } from './numbers.ts';
import styles from './quantity.module.css';

interface QuantityProps {
  /** A number to round, or formatted digits. */
  readonly value: number | string;
  readonly unit: string;
}

/** A number with its unit, smaller and lighter: `2 640 m`. */
export function Quantity({ value, unit }: QuantityProps) {
  return (
    <span className={styles.quantity}>
      {typeof value === 'number' ? formatWhole(value) : value} <span className={styles.unit}>{unit}</span>
    </span>
  );
}
