import { useMemo } from 'react';
import { type DueItem, duesOf } from '#domain/due/dues';
import type { Logbook } from '#web/store/logbook.ts';
import { useToday } from '#web/ui/use-today.ts';

/** Returns every check of a logbook on the day of this device, in the order of urgency. */
export function useDues({
  gliders,
  gear,
  flights,
  handlings,
}: Pick<Logbook, 'gliders' | 'gear' | 'flights' | 'handlings'>): readonly DueItem[] {
  const today = useToday();
  return useMemo(() => {
    const logbook = { gliders: gliders.values(), gear: gear.values() };
    const counted = { flights: flights.values(), handlings: handlings.values() };
    return duesOf({ ...logbook, ...counted }, today);
  }, [gliders, gear, flights, handlings, today]);
}
