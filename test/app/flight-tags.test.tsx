// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reload } from '#web/store/store.ts';
import { addItemElsewhere, enter, follow, newPilot, openApp, pageAt, press } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';
import { choose, chosenIn, completeSelects } from '../web/form-in-page.ts';

browserWithServer();

beforeAll(completeSelects);
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(); // Drafts last as long as the page: no IndexedDB.
  await newPilot();
});

it('the form of a flight says of its glider that a check is due, and saves another one with tags, typed or chosen', async () => {
  await addItemElsewhere('glider', { name: 'Omega' });
  await addItemElsewhere('glider', { name: 'Atak 3', checkedOn: '2020-01-01', checkMonths: 24 });
  await addItemElsewhere('flight', { date: '2026-05-03', airtime: 102, tags: ['tandem'], gliderId: 2 });
  await reload();
  await openApp('/flight/0/edit');
  await screen.findByText('Due since Jan 1, 2022');
  expect(chosenIn('Glider')).toBe('Atak 3');
  await choose('Glider', 'Omega');
  expect(screen.queryByText('Due since', { exact: false })).toBeNull();
  await press('Add tandem');
  await enter('Tags', 'with Anna');
  await press('Save');
  await pageAt('/flights');
  await follow('View');
  await pageAt('/flight/2');
  await follow('Edit');
  expect((await screen.findByRole('list', { name: 'Chosen' })).textContent).toBe('tandemwith Anna');
  expect(chosenIn('Glider')).toBe('Omega');
});
