/** Stretches in order of time, by number, and what it costs to go on from one with a later one. */
export interface Links {
  readonly count: number;
  readonly weight: (number: number) => number;
  /** In units of weight; infinite when the later one cannot follow. */
  readonly cost: (from: number, to: number) => number;
}

/** How many stretches before one are considered, beside the one that ends the heaviest chain so far: more than any series of spikes. */
const LOOK_BACK = 100;

/** The heaviest of the chains that end with each stretch, by its number. */
interface Chains {
  /** Weights less costs. */
  readonly totals: Float64Array;
  /** The end of the heaviest chain so far. */
  readonly heaviest: Int32Array;
}

/** What a chain is before a stretch: its last one, -1 for none, and its weight less the cost of going on. */
interface Beginning {
  readonly last: number;
  readonly weight: number;
}

/** Returns the numbers of the stretches, in order, whose weight less the costs between them is the largest. */
export function heaviestChain({ count, weight, cost }: Links): readonly number[] {
  const [totals, heaviest] = [new Float64Array(count), new Int32Array(count)];
  const before = Int32Array.from({ length: count }, (_, to) => {
    const beginning = bestBeginning(to, cost, { totals, heaviest });
    totals[to] = weight(to) + beginning.weight;
    const other = heaviest[to - 1] ?? to;
    heaviest[to] = (totals[to] ?? 0) > (totals[other] ?? 0) ? to : other;
    return beginning.last;
  });
  return chainTo(heaviest[count - 1] ?? -1, before);
}

/** Returns the first of those of which most is left. */
function bestBeginning(to: number, cost: Links['cost'], { totals, heaviest }: Chains): Beginning {
  const totalOf = (number: number): number => totals[number] ?? 0;
  const better = (best: Beginning, last: number): Beginning => {
    if (totalOf(last) < best.weight) return best;
    const weight = totalOf(last) - cost(last, to);
    return weight > 0 && weight >= best.weight ? { last, weight } : best;
  };
  const oldest = Math.max(0, to - LOOK_BACK);
  let best: Beginning = { last: -1, weight: 0 };
  // A stretch heavier than all before it cannot be beaten by them.
  for (let last = to - 1; last >= oldest && totalOf(heaviest[last] ?? 0) >= best.weight; last -= 1)
    best = better(best, last);
  return oldest > 0 ? better(best, heaviest[oldest - 1] ?? 0) : best;
}

function chainTo(last: number, before: Int32Array): readonly number[] {
  const chain: number[] = [];
  for (let number = last; number !== -1; number = before[number] ?? -1) chain.push(number);
  return chain.reverse();
}
