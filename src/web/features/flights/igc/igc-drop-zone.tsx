import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { classes } from '#web/ui/classes.ts';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './igc.module.css';

interface IgcDropZoneProps {
  /** A file hovers over the page. */
  readonly isOver: boolean;
  /** The file picker is open. */
  readonly isPicking: boolean;
  readonly onPicking: (isPicking: boolean) => void;
  readonly onChoose: (file: File) => void;
}

/** Takes a track: from the file picker, or dropped. */
export function IgcDropZone({ isOver, isPicking, onPicking, onChoose }: IgcDropZoneProps) {
  return (
    <div className={classes(styles.zone, isOver && styles.over, isPicking && styles.opening)}>
      <FilePicker label={itemFormTexts.igc.file} onChoose={onChoose} onOpen={onPicking}>
        <Icon name="file" />
        {itemFormTexts.igc.choose}
      </FilePicker>
      <span className={styles.dropHint}>{itemFormTexts.igc.orDrop}</span>
    </div>
  );
}
