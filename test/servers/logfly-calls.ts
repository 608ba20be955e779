import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ResponseOf } from '#contract/endpoint';
import { LOGFLY_PART_BYTES, type LogflyFlight, type LogflyResult, type readLogfly } from '#contract/import/logfly';
import type { JsonResponse, Visitor } from './visitor.ts';

type ReadState = ResponseOf<typeof readLogfly>;

/** An upload: its key, and how long its database is. */
export interface Upload {
  readonly clientKey: string;
  readonly size: number;
}

/** Sends a part of a database. */
export function sentPart(
  visitor: Visitor,
  upload: Upload,
  { offset, content }: { readonly offset: number; readonly content: Buffer },
): Promise<JsonResponse<{ readonly received: number }>> {
  return visitor.post('/api/logfly-uploads', { ...upload, offset, content: content.toString('base64') });
}

/** Uploads a database in parts. Returns its upload. */
export async function uploaded(visitor: Visitor, database: Buffer, partBytes = LOGFLY_PART_BYTES): Promise<Upload> {
  const upload = { clientKey: randomUUID(), size: database.length };
  for (let offset = 0; offset < database.length; offset += partBytes) {
    const content = database.subarray(offset, offset + partBytes);
    const { status, body } = await sentPart(visitor, upload, { offset, content });
    if (status !== 200) throw new Error(`A part was rejected with status ${status}: ${JSON.stringify(body)}`);
    expect(body.received).toBe(offset + content.length);
  }
  return upload;
}

/** Has an upload read, once. */
export function askedToRead(visitor: Visitor, upload: Upload): Promise<JsonResponse<ReadState>> {
  return visitor.post('/api/logfly-uploads/read', { ...upload });
}

/** Has an upload read, and returns what was found. */
export async function resultOf(visitor: Visitor, upload: Upload): Promise<LogflyResult> {
  const read: { body?: ReadState } = {};
  await expect
    .poll(
      async () => {
        const { status, body } = await askedToRead(visitor, upload);
        if (status !== 200) throw new Error(`Reading failed with status ${status}`);
        read.body = body;
        return body.state;
      },
      { timeout: 60_000 },
    )
    .toBe('read');
  if (read.body?.state !== 'read') throw new Error('Nothing was read');
  const { state, ...result } = read.body;
  return result;
}

/** Returns a page of an upload. */
export function pageOf(
  visitor: Visitor,
  { clientKey }: Upload,
  page: number,
): Promise<JsonResponse<{ readonly flights: readonly LogflyFlight[] }>> {
  return visitor.get(`/api/logfly-uploads/pages/${page}`, { clientKey });
}

/** Uploads a database, has it read, and returns the flights of all pages, with what was found. */
export async function flightsIn(
  visitor: Visitor,
  database: Buffer,
): Promise<LogflyResult & { readonly flights: readonly LogflyFlight[] }> {
  const upload = await uploaded(visitor, database);
  const result = await resultOf(visitor, upload);
  const flights: LogflyFlight[] = [];
  for (let page = 0; page < result.pagesNum; page += 1)
    flights.push(...(await pageOf(visitor, upload, page)).body.flights);
  return { ...result, flights };
}
