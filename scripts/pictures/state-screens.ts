import { STATES } from '../../test/e2e/screens/states.ts';
import type { Screen } from './screen.ts';

/** The states of the demo's screens that axe sees, too. */
export const STATE_SCREENS: readonly Screen[] = Object.entries(STATES).map(([name, { path, prepare, act }]) => ({
  name: `state-${name.replaceAll(' ', '-')}`,
  path,
  owners: ['demo'],
  isWindow: true,
  ...(prepare && { prepare }),
  act,
}));
