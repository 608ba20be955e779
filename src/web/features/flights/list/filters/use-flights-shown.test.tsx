// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, useMemo } from 'react';
import { expect, it } from 'vitest';
import { byId, logbookFlight } from '#test/builders/logbook-items';
import { loadedFilterCode } from './filter-code.ts';
import { useFlightsShown } from './use-flights-shown.ts';

const LOGBOOK = {
  flights: byId(logbookFlight({ id: 1, date: '2025-05-03' }), logbookFlight({ id: 2, date: '2024-08-21' })),
  sites: new Map(),
  gliders: new Map(),
};

function List() {
  const flights = useFlightsShown(LOGBOOK);
  const ids = useMemo(() => [...flights.keys()].join(), [flights]);
  return <output>{ids}</output>;
}

it('renders a list that is opened with a filter once its code has come, without an error to recover from', async () => {
  const errors: unknown[] = [];
  const page = (content: ReactNode) => <Suspense fallback="Loading">{content}</Suspense>;
  const { rerender } = render(page('Another page'), { onRecoverableError: (error) => errors.push(error) });
  history.replaceState(null, '', '/flights?year=2024');
  expect(loadedFilterCode()).toBeNull();
  await act(async () => startTransition(() => rerender(page(<List />))));
  expect((await screen.findByRole('status')).textContent).toBe('2');
  expect(errors).toEqual([]);
});
