// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { flownPath, igcFile } from '#test/builders/igc';
import { reload } from '#web/store/store.ts';
import { addItemElsewhere, newPilot, openApp, pageAt } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';

browserWithServer();

const SITE = { lat: 46.69, lng: 7.86 };
const SLED_RIDE = [{ seconds: 60 }, { seconds: 480, speed: 9, heading: 90, climb: -1.1 }, { seconds: 60 }];

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(); // Maps cannot be drawn here.
  await newPilot();
});

it('a site whose flights were launched far from it leads to them in the list, selected', async () => {
  await addItemElsewhere('site', { name: 'Ledge', ...SITE });
  for (const [index, lat] of [46.69, 46.8, 46.801].entries()) {
    const fixes = flownPath({ at: 36_000, lat, lng: SITE.lng, altitude: 1_700 }, SLED_RIDE);
    const date = `2026-06-2${index}`;
    await addItemElsewhere('flight', { date, siteId: 1, igc: igcFile({ date, fixes }) });
  }
  await act(reload);
  await openApp('/site/1');
  const link = await screen.findByRole('link', { name: 'Select 2 flights, 12.3 km away' });
  expect(screen.getByText(/^Flights of this site were launched 12.3 km from its coordinates/)).toBeTruthy();
  await act(async () => void fireEvent.click(link));
  await pageAt('/flights');
  const bar = await screen.findByRole('region', { name: 'Selected flights' });
  expect(within(bar).getByText(/^2 /)).toBeTruthy();
});
