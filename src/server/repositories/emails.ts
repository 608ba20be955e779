import type { EmailKind } from '#domain/account';
import type { Db } from '#server/db/schema';
import { putJob, removeJobs } from './jobs.ts';

/** Identifies a queued email: there is at most one of a kind to an address. */
export interface EmailId {
  readonly emailKey: string;
  readonly kind: EmailKind;
}

/** Queues an email to be sent now; it replaces one of the same kind that is still queued. */
export function putEmail(db: Db, { emailKey, kind }: EmailId, nowS: number): Promise<void> {
  return putJob(db, { kind: 'email', key: keyOf(emailKey, kind) }, { payload: { emailKey, kind }, nowS });
}

/** Deletes queued emails of some kinds to an address. */
export function withdrawEmails(db: Db, emailKey: string, kinds: readonly EmailKind[]): Promise<void> {
  return removeJobs(
    db,
    'email',
    kinds.map((kind) => keyOf(emailKey, kind)),
  );
}

function keyOf(emailKey: string, kind: EmailKind): string {
  return `${kind} ${emailKey}`;
}
