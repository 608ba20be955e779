import { type ChangeEvent, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './igc.module.css';
import { useFileDrop } from './use-file-drop.ts';

interface IgcDropZoneProps {
  /** Another file would replace the one that is there. */
  readonly hasFile: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

/** Takes an IGC file, by drop or from the device's picker. No `accept`: phones grey out types they do not know. */
export function IgcDropZone({ hasFile, isBusy, onChoose }: IgcDropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(onChoose);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    if (file) onChoose(file);
    event.target.value = ''; // So that the same file can be chosen again.
  };
  return (
    <div className={classes(styles.zone, hasFile && styles.slim, isOver && styles.over)}>
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        <Icon name="file" />
        {hasFile ? 'Replace file' : 'Choose IGC file'}
      </Button>
      <span className={styles.dropHint}>{hasFile ? 'or drop another one here' : 'or drop it here'}</span>
      <input ref={input} className={styles.input} type="file" aria-label="IGC file" tabIndex={-1} onChange={choose} />
    </div>
  );
}
