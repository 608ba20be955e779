import { uploadLogfly } from '#contract/import/logfly';
import { AppError } from '#server/services/app-error';
import { type Endpoints, mountForPilot } from './endpoints/endpoints.ts';

/** The part of a database that an old page sends. */
const MAX_BYTES = 4 * 2 ** 20 + 4_096;

/** Mounts what tells an old page why its upload of a database is not taken. */
export function mountLogfly(endpoints: Endpoints): void {
  mountForPilot({ ...endpoints, maxBytes: MAX_BYTES }, uploadLogfly, () => {
    throw new AppError('badRequest', { rejection: { code: 'oldPage' } });
  });
}
