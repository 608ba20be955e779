import { FLIGHT_SCREENS } from './flight-screens.ts';
import type { Screen } from './screen.ts';

/** All screens of which pictures are taken. */
export const SCREENS: readonly Screen[] = [...FLIGHT_SCREENS];
