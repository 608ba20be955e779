import * as v from 'valibot';
import { IGC_ENCODINGS, save } from '#contract/data';
import { hashOf } from '#formats/hash-of';
import { CallError } from '../../api/call-error.ts';
import { igcBytesOf, igcTextOf } from '../../api/igc-text.ts';
import type { ItemSave } from '../item-save.ts';
import { isTemporary, type PendingChange, type Values } from './pending-change.ts';
import type { PendingFile } from './queue-storage.ts';
import { withoutUnknown } from './references.ts';

/** A change that the pilot has just made; `id` 0 is a new item. */
type NewChange = Omit<PendingChange, 'n' | 'status' | 'file' | 'named'>;

/** A save as it is stored: without the text of its track, which is stored as bytes under their hash. */
export interface PendingRequest {
  readonly made: NewChange;
  readonly file: PendingFile | null;
}

/** Returns how to store a save. */
export async function pendingRequest(
  request: ItemSave,
  made: Pick<NewChange, 'epoch' | 'madeAt'>,
): Promise<PendingRequest> {
  const { dataType, before, opKey = crypto.randomUUID(), clientKey = crypto.randomUUID() } = request;
  const { id = 0, see, igc, igcEncoding, ...fields }: Values = { ...request.data };
  const isNew = dataType !== 'pilot' && id === 0;
  const change: NewChange = {
    ...made,
    opKey,
    clientKey: isNew ? clientKey : null,
    dataType,
    id: Number(id),
    kind: see === false ? 'delete' : 'save',
    data: igc === null ? { ...fields, igc } : fields,
    before: before ? { ...before } : null,
  };
  return { made: change, file: typeof igc === 'string' ? await fileOf(igc, igcEncoding) : null };
}

async function fileOf(igc: string, encoding: unknown): Promise<PendingFile> {
  const bytes = igcBytesOf({ igc, igcEncoding: IGC_ENCODINGS.find((each) => each === encoding) ?? 'utf-8' });
  return { sha256: await hashOf(bytes), bytes };
}

/** Returns a pending change with the server's ids as it is sent: a new item has the id 0. Throws a `CallError` where this version of the app cannot send it. */
export function requestOf(change: PendingChange, bytes: Uint8Array | null): ItemSave {
  const { dataType, id, kind, data, before, opKey, clientKey } = change;
  const sentId = isTemporary(id) ? 0 : id;
  const named = dataType === 'pilot' ? {} : { id: sentId };
  const sent = kind === 'delete' ? { id: sentId, see: false } : { ...named, ...data, ...(bytes && igcTextOf(bytes)) };
  const request = {
    dataType,
    data: sent,
    opKey,
    ...(before && { before: withoutUnknown(before) }),
    ...(clientKey !== null && { clientKey }),
  };
  const { success, output } = v.safeParse(save.body, request);
  if (!success || (change.file !== null && bytes === null)) throw new CallError('badRequest');
  return output;
}
