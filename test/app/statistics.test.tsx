// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reload } from '#web/store/store.ts';
import { addItemElsewhere, field, newPilot, openApp } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';

browserWithServer();

const DAY_ALONE = {
  date: '2025-03-01',
  time: null,
  siteId: null,
  gliderId: null,
  altitude: 0,
  airtime: 60,
  remarks: '',
};

it('has one sentence and a link to add a flight where there is none', async () => {
  await newPilot();
  await openApp('/stats');
  expect(await screen.findByText('You have no flights yet', { exact: false })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Add Flight' }).length).toBeGreaterThan(0);
});

it('has no empty charts of times and altitudes that flights do not have', async () => {
  const hours = () => screen.queryByText(/^Flights by hour/, { selector: 'h2' });
  const altitudes = () => screen.queryByText(/^Max altitude/, { selector: 'h2' });
  await newPilot();
  await addItemElsewhere('flight', DAY_ALONE);
  await addItemElsewhere('flight', { ...DAY_ALONE, date: '2026-02-28', time: '14:05', altitude: 1200 });
  await reload();
  await openApp('/stats');
  await waitFor(() => expect(altitudes()).toBeTruthy());
  expect(hours()).toBeTruthy();
  fireEvent.change(await field('Year'), { target: { value: '2025' } });
  await waitFor(() => expect(hours()).toBeNull());
  await waitFor(() => expect(altitudes()).toBeNull());
});
