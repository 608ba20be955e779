import { Button } from '#web/ui/button.tsx';
import { Hidden } from '#web/ui/hidden.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './igc.module.css';
import type { IgcState } from './igc-state.ts';

interface IgcFileRowProps {
  readonly igc: Exclude<IgcState, { readonly state: 'none' }>;
  readonly onRemove: () => void;
}

/** The file's name, a way to take it away, and a bar while it is read. */
export function IgcFileRow({ igc, onRemove }: IgcFileRowProps) {
  const name = igc.fileName ?? 'Track';
  return (
    <div className={styles.fileRow}>
      <Icon name="file" />
      <span className={styles.fileName}>{name}</span>
      {igc.state === 'reading' && <progress className={styles.progress} aria-label={`Reading ${name}`} />}
      <Button tone="quiet" onClick={onRemove}>
        <Icon name="close" />
        <Hidden>Remove {name}</Hidden>
      </Button>
    </div>
  );
}
