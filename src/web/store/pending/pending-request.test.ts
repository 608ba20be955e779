import { expect, it } from 'vitest';
import { metres, minutes } from '#domain/units';
import { igcBytesOf, igcTextOf } from '../../api/igc-text.ts';
import { FIRST_TEMPORARY_ID, WAITING } from './pending-change.ts';
import { pendingRequest, requestOf } from './pending-request.ts';
import { withKnownIds } from './references.ts';

const FIELDS = { date: '2026-05-03', time: null, siteId: null, gliderId: null, remarks: '', igcFileName: 'day.igc' };

it.each([2_000_000, 3_000_000])(
  'a track of %i bytes waits as its very bytes, and is sent as them again',
  async (size) => {
    const bytes = new Uint8Array(size).fill(0xe9);
    const text = igcTextOf(bytes);
    const data = { id: 0, ...FIELDS, airtime: minutes(60), altitude: metres(0), ...text };
    const { made, file } = await pendingRequest({ dataType: 'flight', data }, { epoch: 'e', madeAt: 0 });
    expect(file && Buffer.compare(file.bytes, bytes)).toBe(0);
    const change = { ...made, n: 1, status: WAITING, file: file?.sha256 ?? null } as const;
    const sent = requestOf(change, file?.bytes ?? null);
    expect(sent.data).toMatchObject({ igcEncoding: text.igcEncoding, igcFileName: 'day.igc' });
    expect('igc' in sent.data && sent.data.igc === text.igc).toBe(true);
    expect(Buffer.compare(igcBytesOf(text), bytes)).toBe(0);
  },
);

it('a deletion of a glider names the ground handling that was seen as the server knows it, and none that it does not have', async () => {
  const [saved, unsent] = [FIRST_TEMPORARY_ID + 1, FIRST_TEMPORARY_ID + 2];
  const before = { name: 'Tern', handlings: 3, handlingIds: [4, saved, unsent] };
  const { made } = await pendingRequest(
    { dataType: 'glider', data: { id: 1, see: false }, before },
    { epoch: 'e', madeAt: 0 },
  );
  const change = { ...made, n: 1, status: WAITING, file: null } as const;
  expect(requestOf(withKnownIds(change, { ids: new Map([[saved, 7]]) }), null)).toMatchObject({
    data: { id: 1, see: false },
    before: { name: 'Tern', handlings: 3, handlingIds: [4, 7] },
  });
});
