import { type Faults, NETWORK_FAULTS, type NetworkFault, STORAGE_FAULTS, type StorageFault } from './faults.ts';
import { type Conditions, type Outcome, type RunOptions, simulate } from './run.ts';
import type { Stage } from './simulation.ts';

/** A call of a run, by its place among all calls over the network or all uses of the storage, and what happens to it. */
export type Failure =
  | { readonly of: 'network'; readonly place: number; readonly fault: NetworkFault }
  | { readonly of: 'storage'; readonly place: number; readonly fault: StorageFault };

/** A run in which a single call fails, or none. */
type CalmRun = Omit<RunOptions, 'conditions'>;

/** A little of what there is to send: changes that are pending for want of a connection, for another pilot's logout, or from before a restore. */
const CALM: Pick<Conditions, 'rates' | 'thinkingMs'> = {
  rates: {
    offline: 0.15,
    online: 0.4,
    clock: 0,
    epoch: 0.04,
    serverDown: 0,
    full: 0,
    room: 0,
    killed: 0,
    browserKilled: 0,
    shown: 0,
    logout: 0.04,
  },
  thinkingMs: [4_000, 60_000],
};

/** Returns every way in which a single call of a run can fail. */
export async function failuresOf(stage: Stage, run: CalmRun): Promise<readonly Failure[]> {
  const counted = countedFaults(null);
  await simulate(stage, { ...run, conditions: { ...CALM, faults: counted } });
  const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);
  return [
    ...places(counted.counts.network).flatMap((place) =>
      NETWORK_FAULTS.map((fault): Failure => ({ of: 'network', place, fault })),
    ),
    ...places(counted.counts.storage).flatMap((place) =>
      STORAGE_FAULTS.map((fault): Failure => ({ of: 'storage', place, fault })),
    ),
  ];
}

/** Repeats the run, but for what the failure of one call changes. */
export function runWithFailure(stage: Stage, run: CalmRun, failure: Failure): Promise<Outcome> {
  return simulate(stage, { ...run, conditions: { ...CALM, faults: countedFaults(failure) } });
}

interface Counted extends Faults {
  readonly counts: { network: number; storage: number };
}

function countedFaults(failure: Failure | null): Counted {
  const counts = { network: 0, storage: 0 };
  return {
    counts,
    ofCall: () => {
      const place = counts.network++;
      return failure?.of === 'network' && failure.place === place ? failure.fault : null;
    },
    ofStorage: () => {
      const place = counts.storage++;
      return failure?.of === 'storage' && failure.place === place ? failure.fault : null;
    },
  };
}
