import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './picker.module.css';
import type { PlaceSearch } from './use-search.ts';

/** A button that puts the pin at the location of the device. */
export function MyLocation({ search: { search, locate } }: { readonly search: PlaceSearch }) {
  const isLocating = search.state === 'locating';
  return (
    <div className={styles.location}>
      <Button busy={isLocating} onClick={locate}>
        <Icon name="locate" />
        {isLocating ? itemFormTexts.picker.locating : itemFormTexts.picker.locate}
      </Button>
    </div>
  );
}
