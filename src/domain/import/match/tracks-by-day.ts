import { relationOf, type TrackedFlight, type TrackRelation } from './same-track.ts';

const DAY_S = 86_400;
const RELATIONS: readonly TrackRelation[] = ['sameBytes', 'sameFlight', 'overlapping'];

/** Tracked flights by the UTC day of their launch, so that only those near in time are compared. Changed in place. */
export class TracksByDay<T extends TrackedFlight> {
  readonly #days = new Map<number, T[]>();

  add(flight: T): void {
    const day = dayOf(flight);
    const flights = this.#days.get(day);
    if (flights) flights.push(flight);
    else this.#days.set(day, [flight]);
  }

  /** Returns the flights that are at the same time as another, the closest relation first; then as they were added. */
  relatedTo(flight: TrackedFlight): readonly { readonly to: T; readonly relation: TrackRelation }[] {
    const day = dayOf(flight);
    const near = [day - 1, day, day + 1].flatMap((key) => this.#days.get(key) ?? []);
    return near
      .flatMap((to) => {
        const relation = relationOf(flight, to);
        return relation === null ? [] : [{ to, relation }];
      })
      .toSorted((a, b) => RELATIONS.indexOf(a.relation) - RELATIONS.indexOf(b.relation));
  }
}

function dayOf({ launchTime }: TrackedFlight): number {
  return Math.floor(launchTime / DAY_S);
}
