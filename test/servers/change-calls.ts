import { randomUUID } from 'node:crypto';
import type { LoadResponse } from '#contract/data';
import type { ChangeResponse } from '#contract/flights-changes';
import type { Fields, JsonResponse, Visitor } from './visitor.ts';

/** Sends a change of many flights. */
export function sentChange(
  visitor: Visitor,
  ids: readonly number[],
  { clientKey = randomUUID(), lastModified, ...change }: Fields,
): Promise<JsonResponse<ChangeResponse>> {
  return visitor.post<ChangeResponse>('/api/flights/changes', { ids, change, clientKey, lastModified });
}

/** Changes many flights, and returns the response; throws when that fails. */
export async function changedFlights(
  visitor: Visitor,
  ids: readonly number[],
  change: Fields,
): Promise<ChangeResponse> {
  const { status, body } = await sentChange(visitor, ids, change);
  if (status !== 200) throw new Error(`A change failed with status ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Sends the undo of a change. */
export function sentUndo(visitor: Visitor, changeId: number, marker: Fields = {}): Promise<JsonResponse<LoadResponse>> {
  return visitor.post<LoadResponse>('/api/flights/changes/undo', { changeId, ...marker });
}
