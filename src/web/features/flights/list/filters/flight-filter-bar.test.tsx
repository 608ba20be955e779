// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { filterIn } from '#contract/pages/flight-list-address';
import { byId, logbookFlight, logbookGlider, logbookSite } from '#test/builders/logbook-items';
import { FlightFilterBar, useTypedWords } from './flight-filter-bar.tsx';
import { useFlightsShown } from './flights-shown.ts';
import { useListSearch } from './list-search.ts';

const LOGBOOK = {
  flights: byId(
    logbookFlight({ id: 1, date: '2025-05-03', siteId: 1 }),
    logbookFlight({ id: 2, date: '2024-08-21', gliderId: 4 }),
    logbookFlight({ id: 3, date: '2024-01-02', siteId: 1 }),
  ),
  sites: byId(logbookSite({ id: 1, name: 'Vounetz' })),
  gliders: byId(logbookGlider({ id: 4, name: 'Rush 6' })),
};

beforeEach(() => history.replaceState(null, '', '/flights'));
afterEach(cleanup);

function List() {
  const shown = useFlightsShown(LOGBOOK);
  return (
    <>
      <FlightFilterBar logbook={LOGBOOK} isEmpty={shown.size === 0} />
      <output>{[...shown.keys()].join()}</output>
    </>
  );
}

const showList = () => act(async () => render(<List />));
const shown = () => screen.getByRole('status').textContent;
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const entries = () => history.length;

describe('the search field', () => {
  it('searches at Enter, and keeps the words in the address without a step for Back', async () => {
    await showList();
    const before = entries();
    type('vou');
    type('vounetz');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(await screen.findByText('1,3')).toBeTruthy();
    expect(window.location.search).toBe('?q=vounetz');
    expect(entries()).toBe(before);
  });

  it('searches at a pause, and shows all flights again when it is emptied by Escape', async () => {
    await showList();
    type(' rush ');
    expect(await screen.findByText('2')).toBeTruthy();
    expect(field().value).toBe(' rush ');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(await screen.findByText('1,2,3')).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('shows the words of the address, also when they change by other means', async () => {
    history.replaceState(null, '', '/flights?q=rush&year=2024');
    await showList();
    expect(field().value).toBe('rush');
    expect(shown()).toBe('2');
    act(() => navigate('/flights?q=vounetz'));
    expect(field().value).toBe('vounetz');
    expect(await screen.findByText('1,3')).toBeTruthy();
  });

  it('leaves the address of another page as it is', async () => {
    await showList();
    type('rush');
    act(() => navigate('/flight/1'));
    fireEvent.blur(field());
    await act(async () => undefined);
    expect(window.location.href).toMatch(/\/flight\/1$/);
    expect(shown()).toBe('1,2,3');
  });
});

describe('the filters', () => {
  it('are steps that Back undoes, shown one by one and all at once taken back', async () => {
    await showList();
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.change(await screen.findByLabelText('Year'), { target: { value: '/flights?year=2024' } });
    expect(await screen.findByText('2,3')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Site'), { target: { value: '/flights?year=2024&site=1' } });
    expect(await screen.findByText('3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove 2024' }));
    expect(await screen.findByText('1,3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('1,2,3')).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('say that nothing is left, and lead back', async () => {
    history.replaceState(null, '', '/flights?q=zermatt');
    await showList();
    expect(screen.getByText('No flight matches your search and filters.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('1,2,3')).toBeTruthy();
    expect(field().value).toBe('');
  });
});

/** The search field of a list. */
function openField() {
  const { result, unmount } = renderHook(() => useTypedWords(filterIn(useListSearch()).words));
  return {
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    finish: () => act(async () => result.current.finish()),
    unmount,
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const address = () => window.location.search;

describe('what is typed into the search field', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('the address follows at a pause after the last letter, not between two letters', async () => {
    const field = openField();
    for (const text of ['r', 'ru', 'rus']) {
      await pass(100);
      field.type(text);
    }
    await pass(149);
    expect(address()).toBe('');
    await pass(1);
    expect(address()).toBe('?q=rus');
  });

  it('it follows at once where the pilot is done, without spaces around the words', async () => {
    const field = openField();
    field.type(' rush ');
    await field.finish();
    expect(address()).toBe('?q=rush');
  });

  it('what is typed stays as it was typed, until the words of the address change by other means', async () => {
    const field = openField();
    field.type(' rush ');
    await pass(150);
    expect([address(), field.typed()]).toEqual(['?q=rush', ' rush ']);
    act(() => navigate('/flights?q=vounetz'));
    expect(field.typed()).toBe('vounetz');
    await pass(1_000);
    expect(address()).toBe('?q=vounetz');
  });

  it('the field begins with the words of the address, and has them again after Back', async () => {
    history.replaceState(null, '', '/flights?q=rush');
    const field = openField();
    expect(field.typed()).toBe('rush');
    field.type('vounetz');
    await pass(150);
    act(() => navigate('/flights?q=rush'));
    expect(field.typed()).toBe('rush');
  });

  it('a field that has gone searches for nothing', async () => {
    const field = openField();
    field.type('rush');
    field.unmount();
    await pass(1_000);
    expect(address()).toBe('');
  });
});
