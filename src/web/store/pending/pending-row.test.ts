import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attemptOf,
  needOf,
  type PendingChange,
  type PendingStatus,
  REASONS,
  sendable,
  WAITING,
} from './pending-change.ts';
import { changeOfRow, rowOfChange } from './pending-row.ts';

const CHANGE: PendingChange = {
  ...{ n: 3, opKey: 'a', clientKey: 'b', dataType: 'flight', id: 2_000_000_003, kind: 'save' },
  ...{ data: { remarks: 'x' }, before: null, file: null, epoch: 'first', madeAt: 1_000, status: WAITING },
};

const attempt = fc.record({ since: fc.option(fc.nat()) });
const status: fc.Arbitrary<PendingStatus> = fc.oneof(
  fc.constant(WAITING),
  attempt.map(({ since }) => ({ state: 'attempted' as const, since })),
  fc.record(
    {
      state: fc.constant('needsPilot' as const),
      reason: fc.constantFrom(...REASONS),
      fields: fc.constant(['date']),
      attempted: attempt,
    },
    { requiredKeys: ['state', 'reason', 'fields'] },
  ),
);

/** What is true with a status: after a restore it depends on the fields and on the key of a new item why the pilot is needed. */
function written(given: PendingStatus): Pick<PendingChange, 'status' | 'clientKey'> {
  if (given.state !== 'needsPilot') return { status: given, clientKey: 'b' };
  const hasNoFields = given.reason === 'restored' || given.reason === 'restoredNew';
  return {
    status: hasNoFields ? { ...given, fields: [] } : given,
    clientKey: given.reason === 'restored' ? null : 'b',
  };
}

/** A row as version 1.1.0 has stored it. */
function oldRow(row: object) {
  return { v: 1, ...CHANGE, status: undefined, attempts: 0, parked: null, ...row };
}

describe('a stored change', () => {
  it('is read as it was written, whatever its state', () => {
    fc.assert(
      fc.property(status, (given) => {
        const change = { ...CHANGE, ...written(given) };
        expect(changeOfRow(structuredClone(rowOfChange(change)))).toEqual(change);
      }),
    );
  });

  it.each([
    [oldRow({}), { state: 'waiting' }],
    [oldRow({ attempts: 4 }), { state: 'attempted', since: null }],
    [
      oldRow({ attempts: 1, parked: { reason: 'rejected', fields: ['name'] } }),
      { reason: 'rejected', attempted: { since: null } },
    ],
    [oldRow({ parked: { reason: 'refused', fields: [], mayBeWritten: true } }), { reason: 'failedAlone' }],
    [oldRow({ parked: { reason: 'restored', fields: [], mayBeWritten: true } }), { reason: 'restoredNew' }],
    [oldRow({ clientKey: null, parked: { reason: 'restored', fields: [] } }), { reason: 'restored' }],
    [
      oldRow({ parked: { reason: 'restored', fields: ['siteId'], names: ['A'] } }),
      { reason: 'restoredReference', names: ['A'] },
    ],
  ])('of version 1.1.0 is read: %j', (row, expected) => {
    expect(changeOfRow(row)?.status).toMatchObject(expected);
  });

  it('of a newer version is left alone', () => {
    expect([changeOfRow(oldRow({ v: 2 })), changeOfRow(oldRow({ parked: { reason: 'new', fields: [] } }))]).toEqual([
      null,
      null,
    ]);
  });
});

describe('an attempt of unknown outcome', () => {
  it('stays noted while its change needs the pilot, and when it can be sent again', () => {
    const tried: PendingChange = {
      ...CHANGE,
      status: { state: 'needsPilot', reason: 'old', fields: [], attempted: { since: 5 } },
    };
    expect([attemptOf(tried), sendable(tried).status, needOf(sendable(tried))]).toEqual([
      { since: 5 },
      { state: 'attempted', since: 5 },
      null,
    ]);
  });
});
