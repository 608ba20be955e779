import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button, type ButtonTone } from '#web/ui/button.tsx';
import styles from './igc.module.css';

interface FilePickerProps {
  readonly tone?: ButtonTone;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that opens the device's file picker. No `accept`: phones grey out types they do not know. */
export function FilePicker({ tone, onChoose, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    if (file) onChoose(file);
    event.target.value = ''; // So that the same file can be chosen again.
  };
  return (
    <>
      <Button tone={tone} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input ref={input} className={styles.input} type="file" aria-label="IGC file" tabIndex={-1} onChange={choose} />
    </>
  );
}
