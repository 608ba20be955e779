import type { ComponentProps } from 'react';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './sites.module.css';

const EXAMPLE = '38.8897°, -77.0089°';

interface CoordinatesFieldProps {
  readonly coordinates: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly onMap: () => void;
}

/** A pair of decimal degrees, typed or chosen on the map. */
export function CoordinatesField({ coordinates, onMap }: CoordinatesFieldProps) {
  return (
    <div>
      <TextField label="Coordinates" autoComplete="off" placeholder={EXAMPLE} {...coordinates} />
      <button type="button" className={styles.mapLink} onClick={onMap}>
        or use a map
      </button>
    </div>
  );
}
