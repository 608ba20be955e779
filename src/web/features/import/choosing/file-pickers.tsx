import { FilesPicker } from '#web/ui/form/files-picker.tsx';
import { importTexts } from '../import-texts.ts';

const { page } = importTexts;

interface PickerProps {
  readonly onChoose: (files: Iterable<File>) => void;
}

/** Opens the device's picker for any number of files. */
export function AnyFilesPicker({ onChoose }: PickerProps) {
  return (
    <FilesPicker label={page.files} tone="primary" icon="file" onChoose={onChoose}>
      {page.chooseFiles}
    </FilesPicker>
  );
}

/** Opens the device's picker for a folder; renders nothing where the browser has none. */
export function FolderPicker({ onChoose }: PickerProps) {
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  return (
    <FilesPicker label={page.folder} icon="layers" isFolder onChoose={onChoose}>
      {page.chooseFolder}
    </FilesPicker>
  );
}
