import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { texts } from '#web/texts.ts';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { FileRow } from '#web/ui/form/file-row.tsx';
import styles from './igc.module.css';
import type { IgcState } from './igc-state.ts';

interface IgcFileRowProps {
  readonly igc: Exclude<IgcState, { readonly state: 'none' }>;
  /** A file hovers over the page. */
  readonly isOver: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** The file's name, buttons to replace and to remove it, and a progress bar while it is read. */
export function IgcFileRow({ igc, isOver, onChoose, onRemove }: IgcFileRowProps) {
  const name = igc.fileName ?? texts.terms.track;
  return (
    <FileRow name={name} isOver={isOver} onRemove={onRemove}>
      {igc.state === 'reading' ? (
        <progress className={styles.progress} aria-label={itemFormTexts.igc.reading(name)} />
      ) : (
        <FilePicker label={itemFormTexts.igc.file} tone="quiet" onChoose={onChoose}>
          {itemFormTexts.igc.replace}
        </FilePicker>
      )}
    </FileRow>
  );
}
