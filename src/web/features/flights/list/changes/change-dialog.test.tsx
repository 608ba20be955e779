// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MOST_FLIGHTS_AT_ONCE } from '#contract/many-flights';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { byId, logbookFlight } from '#test/builders/logbook-items';
import { ChangeDialog } from './change-dialog.tsx';

afterEach(cleanup);

it.each([
  [MOST_FLIGHTS_AT_ONCE, false],
  [MOST_FLIGHTS_AT_ONCE + 1, true],
])('asks about %i flights; beyond what one call changes it says so before anything is sent', (count, isTooMany) => {
  const flights = Array.from({ length: count }, (_, index) => logbookFlight({ id: index + 1 }));
  const logbook = { flights: byId<Flight>(), sites: byId<Site>(), gliders: byId<Glider>() };
  const done = () => undefined;
  render(<ChangeDialog kind="delete" flights={flights} logbook={logbook} onDone={done} onCancel={done} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(isTooMany);
  expect(screen.queryAllByText(/^At most 50.000 flights at once/)).toHaveLength(isTooMany ? 1 : 0);
});
