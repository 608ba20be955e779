import styles from './css/quantity.module.css';
import { formatWhole } from './numbers.ts';

interface QuantityProps {
  readonly value: number;
  readonly unit: string;
}

/** A whole number with its unit smaller and lighter: `2 640 m`. */
export function Quantity({ value, unit }: QuantityProps) {
  return (
    <span className={styles.quantity}>
      {formatWhole(value)} <span className={styles.unit}>{unit}</span>
    </span>
  );
}
