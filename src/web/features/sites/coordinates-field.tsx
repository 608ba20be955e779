import type { ComponentProps } from 'react';
import { itemTexts } from '#web/parts/item/item-texts.ts';
import { texts } from '#web/texts.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './sites.module.css';

interface CoordinatesFieldProps {
  readonly coordinates: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly onMap: () => void;
}

/** A pair of decimal degrees, typed or chosen on the map. */
export function CoordinatesField({ coordinates, onMap }: CoordinatesFieldProps) {
  return (
    <div>
      <TextField
        label={texts.terms.coordinates}
        autoComplete="off"
        placeholder={itemTexts.sites.coordinatesExample}
        {...coordinates}
      />
      <button type="button" className={styles.mapLink} onClick={onMap}>
        {itemTexts.sites.useMap}
      </button>
    </div>
  );
}
