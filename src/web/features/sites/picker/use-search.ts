import { useRef, useState } from 'react';
import { type FoundPlace, geocode } from '#contract/places';
import type { Coordinates } from '#domain/geo';
import { callAsPilot } from '#web/store/store.ts';
import { lookedUp } from '../look-up.ts';
import { findOwnPlace } from './own-place.ts';
import { readSearch } from './search.ts';

/** How far a search for a place has come. */
export type Search =
  | { readonly state: 'idle' }
  | { readonly state: 'searching' }
  | { readonly state: 'locating' }
  | { readonly state: 'choosing'; readonly places: readonly FoundPlace[] }
  | { readonly state: 'nothingFound' }
  | { readonly state: 'failed'; readonly message: string };

/** The ways to a place but by hand: the search bar of the map, and where the device is. */
export interface PlaceSearch {
  readonly search: Search;
  readonly start: (text: string) => void;
  /** Finds where the device is. */
  readonly locate: () => void;
  /** Takes one of several places. */
  readonly choose: (place: FoundPlace) => void;
  /** Forgets what is under way: the pilot goes on by hand. */
  readonly stop: () => void;
}

/** Finds what is typed and tells the place; an answer that comes after something else was done is dropped. */
export function useSearch(onPlace: (place: Coordinates) => void): PlaceSearch {
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const latest = useRef<Search>(search);
  const show = (next: Search): void => {
    latest.current = next;
    setSearch(next);
  };
  const arrive = (place: Coordinates): void => {
    show({ state: 'idle' });
    onPlace({ lat: place.lat, lng: place.lng });
  };
  const locate = async (): Promise<void> => {
    const locating: Search = { state: 'locating' };
    show(locating);
    const answer = await findOwnPlace();
    if (latest.current !== locating) return;
    if (answer.state === 'failed') show(answer);
    else arrive(answer.value);
  };
  const find = async (query: string): Promise<void> => {
    const searching: Search = { state: 'searching' };
    show(searching);
    const answer = await lookedUp(callAsPilot(geocode, { query: { query } }));
    if (latest.current !== searching) return;
    if (answer.state === 'failed') return show(answer);
    const [only, ...others] = answer.value;
    if (!only) return show({ state: 'nothingFound' });
    if (others.length > 0) return show({ state: 'choosing', places: answer.value });
    arrive(only);
  };
  return {
    search,
    start: (text) => {
      const read = readSearch(text);
      if (read.kind === 'coordinates') arrive(read.place);
      if (read.kind === 'wrong') show({ state: 'failed', message: read.message });
      if (read.kind === 'address') find(read.query);
    },
    locate: () => void locate(),
    choose: arrive,
    stop: () => show({ state: 'idle' }),
  };
}
