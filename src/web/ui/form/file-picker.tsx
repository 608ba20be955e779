import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button, type ButtonTone } from '../button.tsx';

interface FilePickerProps {
  /** Accessible name of the input: 'IGC file'. */
  readonly label: string;
  /** Media types and extensions. Omit it for types that phones do not know: they grey such files out. */
  readonly accept?: string;
  readonly tone?: ButtonTone;
  readonly disabled?: boolean;
  readonly onChoose: (file: File) => void;
  /** Called when the device's picker opens, and when it closes without a file. */
  readonly onOpen?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A button that opens the device's file picker. */
export function FilePicker({ label, accept, tone, disabled, onChoose, onOpen, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const onClosed = useEffectEvent(() => onOpen?.(false));
  useEffect(() => {
    const picker = input.current;
    const closed = (): void => onClosed();
    picker?.addEventListener('cancel', closed); // React has this event for dialogs only.
    return () => picker?.removeEventListener('cancel', closed);
  }, []);
  const open = (): void => {
    onOpen?.(true);
    input.current?.click();
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    if (file) onChoose(file);
    event.target.value = ''; // So that the same file can be chosen again.
  };
  return (
    <>
      <Button tone={tone} disabled={disabled} onClick={open}>
        {children}
      </Button>
      <input ref={input} hidden type="file" accept={accept} aria-label={label} tabIndex={-1} onChange={choose} />
    </>
  );
}
