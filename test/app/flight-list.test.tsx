// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reload } from '#web/store/store.ts';
import { addItemElsewhere, newPilot, openApp } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';

browserWithServer();

/** Returns the links of the list, once it has so many. */
async function rows(count: number): Promise<readonly HTMLElement[]> {
  const links = () => [...document.querySelectorAll<HTMLElement>('tbody a[href^="/flight/"]')];
  await waitFor(() => expect(links()).toHaveLength(count));
  return links();
}

it('is filtered by an address from another page; what in it is not valid is left out', async () => {
  await newPilot();
  await addItemElsewhere('site', { name: 'Vounetz', location: 'Charmey' });
  await addItemElsewhere('flight', { date: '2024-08-21', siteId: 1 });
  await addItemElsewhere('flight', { date: '2025-05-03', siteId: 1 });
  await reload();
  await openApp('/flights?month=8&site=77&hour=99&xc=square');
  const [row] = await rows(1);
  expect(row?.textContent).toContain('Aug 21, 2024');
  const chips = within(await screen.findByLabelText('Active filters')).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Aug', 'Clear all']);
});

/** Clicks the text of a button, in a page that is too large to look for its role often. */
async function click(text: string, part: HTMLElement = document.body): Promise<void> {
  const found = await within(part).findByText(text);
  await act(async () => void fireEvent.click(found));
}

/** Selects one more row, and adds a tag to all that are selected. */
async function addTag(date: string, tag: string): Promise<void> {
  const box = await screen.findByLabelText(new RegExp(date));
  await act(async () => void fireEvent.click(box));
  await click('Add tag', await screen.findByLabelText('Selected flights'));
  const field = await screen.findByLabelText('Tags');
  fireEvent.change(field, { target: { value: tag } });
  await click('Apply');
  await waitFor(() => expect(screen.queryByLabelText('Tags')).toBeNull());
}

const undo = () => screen.getAllByText<HTMLButtonElement>('Undo', { selector: '[role=status] button' });

it('undoes its changes one by one: in any order, but for flights that were changed again', async () => {
  await newPilot();
  for (const day of ['01', '02', '03', '04']) await addItemElsewhere('flight', { date: `2026-05-${day}`, airtime: 30 });
  await reload();
  await openApp('/flights');
  await click('Select flights');
  await addTag('May 4, 2026', 'first');
  await addTag('May 3, 2026', 'second'); // Of the first flight, too, which stays selected.
  await click('End selection');
  await click('Select flights');
  await addTag('May 1, 2026', 'third');

  await click('2 earlier');
  expect(undo().map(({ disabled }) => disabled)).toEqual([true, false, false]);
  expect(screen.getByText('Undo the later change of these flights first.')).toBeTruthy();
  fireEvent.click(undo()[1] ?? document.body);
  await screen.findByText('The change was undone.');
  expect(undo()).toHaveLength(2);
  fireEvent.click(undo()[0] ?? document.body);
  await waitFor(() => expect(undo()).toHaveLength(1));
  await openApp('/flight/1');
  expect(await screen.findByText('third')).toBeTruthy();
  await openApp('/flight/4');
  await screen.findByText('May 4, 2026', { selector: 'h1' });
  expect(screen.queryByText(/first|second/)).toBeNull();
});

it('shows the other flights from a site beside one without a track, the best first', async () => {
  await newPilot();
  await addItemElsewhere('site', { name: 'Amisbühl' });
  for (const [date, airtime] of [
    ['2026-05-01', 20],
    ['2026-05-02', 90],
    ['2026-05-03', 30],
  ] as const) {
    await addItemElsewhere('flight', { date, airtime, siteId: 1 });
  }
  await addItemElsewhere('flight', { date: '2026-05-04' });
  await reload();
  await openApp('/flight/3');
  const others = within(await screen.findByRole('region', { name: 'Other flights from Amisbühl' }));
  const shown = others.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual([
    expect.stringMatching(/May 2, 2026.*1 h 30 min.*Longest/),
    expect.stringMatching(/May 1, 2026.*20 min/),
  ]);
  expect(others.getByRole('link', { name: 'All 3' }).getAttribute('href')).toBe('/flights?site=1');
  await openApp('/flight/4');
  await screen.findByText('May 4, 2026', { selector: 'h1' });
  expect(screen.queryByRole('region', { name: /Other flights/ })).toBeNull();
});
