import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { importTexts } from '../import-texts.ts';

const { page } = importTexts;

interface PickerProps {
  readonly onChoose: (files: Iterable<File>) => void;
}

/** Opens the device's picker for any number of files. */
export function FilesPicker({ onChoose }: PickerProps) {
  return (
    <Picker label={page.files} tone="primary" icon="file" onChoose={onChoose}>
      {page.chooseFiles}
    </Picker>
  );
}

/** Opens the device's picker for a folder; renders nothing where the browser has none. */
export function FolderPicker({ onChoose }: PickerProps) {
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  return (
    <Picker label={page.folder} icon="layers" isFolder onChoose={onChoose}>
      {page.chooseFolder}
    </Picker>
  );
}

interface AnyPickerProps extends PickerProps, Pick<ComponentProps<typeof Button>, 'tone' | 'children'> {
  readonly label: string;
  readonly icon: ComponentProps<typeof Icon>['name'];
  readonly isFolder?: boolean;
}

function Picker({ label, tone, icon, isFolder = false, onChoose, children }: AnyPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    target.value = ''; // So that the same files can be chosen again.
    if (files.length > 0) onChoose(files);
  };
  return (
    <>
      <Button tone={tone} onClick={() => input.current?.click()}>
        <Icon name={icon} />
        {children}
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label={label}
        tabIndex={-1}
        onChange={choose}
        {...(isFolder && { webkitdirectory: '' })}
      />
    </>
  );
}
