import { answerNever, answerWithError } from '../../test/e2e/steps/waiting.ts';
import type { Screen } from './screen.ts';

/** Pages that wait for the logbook, and that do not get it. */
const PATHS = {
  flights: '/flights',
  flight: '/flight/:best',
  form: '/flight/:best/edit',
  sites: '/sites',
  site: '/site/:site',
  gliders: '/gliders',
  glider: '/glider/:glider',
  stats: '/stats',
  pilot: '/pilot',
};
/** The screens while they load, and when that fails. */
export const WAITING_SCREENS: readonly Screen[] = Object.entries(PATHS).flatMap(([name, path]): readonly Screen[] => [
  { name: `loading-${name}`, path, owners: ['demo'], isLoading: true, isWindow: true, prepare: answerNever },
  { name: `failed-${name}`, path, owners: ['demo'], isWindow: true, prepare: answerWithError },
]);
