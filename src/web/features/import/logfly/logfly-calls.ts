import type { BodyInput, ResponseOf } from '#contract/endpoint';
import { logflyPage, readLogfly, removeLogfly, uploadLogfly } from '#contract/import/logfly';
import { callAsPilot } from '#web/store/store.ts';

/** An upload: the page's name for it, and how long the database is. */
export type Upload = BodyInput<typeof readLogfly>;

/** The calls of an upload. All reject with a `CallError`; each may be repeated. */
export const LOGFLY_CALLS = {
  upload: (body: BodyInput<typeof uploadLogfly>): Promise<ResponseOf<typeof uploadLogfly>> =>
    callAsPilot(uploadLogfly, { body }),
  read: (body: Upload): Promise<ResponseOf<typeof readLogfly>> => callAsPilot(readLogfly, { body }),
  page: ({ clientKey }: Upload, id: number): Promise<ResponseOf<typeof logflyPage>> =>
    callAsPilot(logflyPage, { params: { id }, query: { clientKey } }),
  remove: ({ clientKey }: Upload): Promise<unknown> => callAsPilot(removeLogfly, { body: { clientKey } }),
};

/** The calls of an upload. */
export type LogflyCalls = typeof LOGFLY_CALLS;
