import type { Logbook } from '#web/store/logbook.ts';
import { EmptyLogbook } from './empty-logbook.tsx';
import { FirstSteps } from './first-steps.tsx';

/** What leads on in a new logbook: all of the page without flights, else what is left of the first steps, under the list. */
export function Onboarding({ logbook }: { readonly logbook: Logbook }) {
  return logbook.flights.size === 0 ? <EmptyLogbook logbook={logbook} /> : <FirstSteps logbook={logbook} />;
}
