import { type SyntheticEvent, useState } from 'react';
import type { FoundPlace } from '#contract/places/places';
import { formatCoordinates } from '#domain/coordinates';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { languageOf } from '#web/english-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import styles from './picker.module.css';
import type { PlaceSearch, PlaceSearchState } from './use-search.ts';

interface SearchBarProps {
  readonly search: PlaceSearch;
  readonly onClose: () => void;
}

/** The bar above the map: a close button and the search field. */
export function SearchBar({ search: { search, start, choose }, onClose }: SearchBarProps) {
  const [text, setText] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    start(text);
  };
  const isSearching = search.state === 'searching';
  return (
    <search className={styles.top}>
      <form className={styles.bar} onSubmit={submit}>
        <Button tone="quiet" onClick={onClose}>
          <Icon name="close" />
          <Hidden>{itemFormTexts.picker.close}</Hidden>
        </Button>
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={itemFormTexts.picker.searchLabel}
          placeholder={itemFormTexts.picker.placeholder}
          className={styles.input}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button tone="primary" type="submit" busy={isSearching}>
          {isSearching ? itemFormTexts.picker.searching : itemFormTexts.picker.search}
        </Button>
      </form>
      <Outcome search={search} onChoose={choose} />
    </search>
  );
}

interface OutcomeProps {
  readonly search: PlaceSearchState;
  readonly onChoose: (place: FoundPlace) => void;
}

function Outcome({ search, onChoose }: OutcomeProps) {
  if (search.state === 'choosing') return <FoundPlaces places={search.places} onChoose={onChoose} />;
  return (
    <div role="status">
      {search.state === 'nothingFound' && <p className={styles.outcome}>{itemFormTexts.picker.nothingFound}</p>}
      {search.state === 'failed' && (
        <p className={styles.outcome} lang={languageOf(search.message)}>
          {search.message}
        </p>
      )}
    </div>
  );
}

interface FoundPlacesProps {
  readonly places: readonly FoundPlace[];
  readonly onChoose: OutcomeProps['onChoose'];
}

function FoundPlaces({ places, onChoose }: FoundPlacesProps) {
  return (
    <section className={styles.places} aria-label={itemFormTexts.picker.foundPlaces}>
      <ul>
        {places.map((place) => (
          <li key={`${place.formatted} ${formatCoordinates(place)}`}>
            <button type="button" onClick={() => onChoose(place)}>
              {place.formatted}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.credit}>{mapTexts.credits.addresses}</p>
    </section>
  );
}

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
