import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon, type IconName } from '../icon.tsx';

interface FilesPickerProps extends Pick<ComponentProps<typeof Button>, 'tone' | 'children'> {
  /** Accessible name of the input. */
  readonly label: string;
  readonly icon: IconName;
  /** Opens the picker for a folder, with all its files. */
  readonly isFolder?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that opens the device's picker for any number of files. */
export function FilesPicker({ label, tone, icon, isFolder = false, onChoose, children }: FilesPickerProps) {
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
