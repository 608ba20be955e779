import type { Context } from 'hono';
import { AppError } from '#server/services/app-error';

const ID = /^\d{1,15}$/;

/** Returns the id in the path of a call. Throws `notFound` when it is not a whole number, or above `most`, which its column holds. */
export function idIn({ req }: Context, most = Number.MAX_SAFE_INTEGER): number {
  const id = req.param('id') ?? '';
  if (!ID.test(id) || Number(id) > most) throw new AppError('notFound');
  return Number(id);
}
