import { useSyncExternalStore } from 'react';
import { sessionState } from '#web/session-state.ts';
import type { Colouring } from '../colour-scale.ts';

/** What a pilot wants to see on the maps of tracks. */
export interface LayerChoice {
  readonly colouring: Colouring;
  readonly thermals: boolean;
  readonly route: boolean;
  readonly airspace: boolean;
  readonly others: boolean;
}

/** Kept from flight to flight. */
const chosen = sessionState<LayerChoice>(() => ({
  colouring: 'climb',
  thermals: true,
  route: true,
  airspace: true,
  others: false,
}));

/** Returns the choice, and a function that changes it. */
export function useLayerChoice(): readonly [LayerChoice, (next: LayerChoice) => void] {
  return [useSyncExternalStore(chosen.subscribe, chosen.get), chosen.set];
}
