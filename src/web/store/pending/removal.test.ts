import { describe, expect, it } from 'vitest';
import { EMPTY_QUEUE, type PendingChange, type PendingStatus, WAITING } from './pending-change.ts';
import { checkNothingIsLost, type QueueWrite, removed } from './removal.ts';

function change(n: number, changed: Partial<PendingChange> = {}): PendingChange {
  return {
    ...{ n, opKey: `key ${n}`, clientKey: null, dataType: 'flight', id: 1, kind: 'save', data: {}, before: {} },
    ...{ file: null, epoch: 'first', madeAt: 0, status: WAITING },
    ...changed,
  };
}

const ATTEMPTED: PendingStatus = { state: 'attempted', since: null };
const check = (stored: readonly PendingChange[], write: Partial<QueueWrite>) => () =>
  checkNothingIsLost({ ...EMPTY_QUEUE, changes: stored }, { put: [], remove: [], ...write });

describe('a write of the queue loses nothing:', () => {
  it('only a change that was sent is acknowledged', () => {
    const [waiting, sent] = [change(1), change(2, { status: ATTEMPTED })];
    expect(check([waiting, sent], { remove: removed('acknowledged', [sent]) })).not.toThrow();
    expect(check([waiting, sent], { remove: removed('acknowledged', [waiting]) })).toThrow(
      'change 1 of a flight would be lost',
    );
  });

  it('what is replaced has its replacement in the same write', () => {
    const stored = change(1);
    expect(check([stored], { put: [change(2)], remove: removed('replaced', [stored]) })).not.toThrow();
    expect(check([stored], { remove: removed('replaced', [stored]) })).toThrow('replaced');
  });

  it('nothing is left to do of a deletion, and of what the server has never had', () => {
    const [unsent, deletion] = [change(1), change(2, { kind: 'delete', status: ATTEMPTED })];
    expect(check([unsent, deletion], { remove: removed('nothingLeft', [unsent, deletion]) })).not.toThrow();
    const tried = change(1, { status: ATTEMPTED });
    expect(check([tried], { remove: removed('nothingLeft', [tried]) })).toThrow('nothingLeft');
  });

  it('a change is never overwritten by one of another kind', () => {
    expect(check([change(1)], { put: [change(1, { kind: 'delete' })] })).toThrow('overwritten');
    expect(check([change(1)], { put: [change(1, { status: ATTEMPTED })] })).not.toThrow();
  });
});
