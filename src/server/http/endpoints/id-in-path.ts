import type { Context } from 'hono';
import { AppError } from '#server/services/app-error';

const ID = /^\d{1,15}$/;

/** Returns the id in the path of a call. Throws `notFound` when it is not a number. */
export function idIn({ req }: Context): number {
  const id = req.param('id') ?? '';
  if (!ID.test(id)) throw new AppError('notFound');
  return Number(id);
}
