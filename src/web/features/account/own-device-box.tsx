import { useId } from 'react';
import { ACCOUNT as accountTexts } from '#texts/account';
import { canKeepLogbook } from '#web/parts/device-app/can-keep-logbook.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import styles from './account-form.module.css';

const NAME = 'isOwnDevice';

interface OwnDeviceBoxProps {
  readonly defaultChecked?: boolean;
}

/** Whether this is the pilot's own device, on which the logbook is kept; not shown where the browser can keep nothing. */
export function OwnDeviceBox({ defaultChecked = true }: OwnDeviceBoxProps) {
  const hintId = useId();
  if (!canKeepLogbook()) return null;
  return (
    <div>
      <Checkbox
        label={accountTexts.ownDevice.label}
        name={NAME}
        defaultChecked={defaultChecked}
        aria-describedby={hintId}
      />
      <p id={hintId} className={styles.boxHint}>
        {accountTexts.ownDevice.hint}
      </p>
    </div>
  );
}

/** Returns whether a form's box is ticked. */
export function isOwnDeviceIn(form: FormData): boolean {
  return form.has(NAME);
}
