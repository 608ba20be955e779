// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { enter, field, newPilot, openApp, pageAt, press } from '../web/app-in-page.ts';
import { browserWithOwnServer } from '../web/browser-with-server.ts';
import { choose, completeSelects, expectValue } from '../web/form-in-page.ts';

const places = browserWithOwnServer();

beforeAll(completeSelects);
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(); // Drafts last as long as the page: no IndexedDB.
  places().sites.setHandler(null);
  await newPilot();
});

/** Returns the notice of the page that contains a text, once it is there. */
async function notice(text: string): Promise<HTMLElement> {
  const found = await screen.findByText(text, { exact: false });
  return found.closest<HTMLElement>('[role=status]') ?? document.body;
}
const withoutNotice = (text: string) => expect(screen.queryByText(text, { exact: false })).toBeNull();

it('known sites nearby are proposed, dismissed, and used', async () => {
  await openApp('/site/0/edit');
  await enter('Coordinates', '46.7 7.8');
  const [near, far] = ['"Luegibrüggli" at 0.1 km distance', '"Amisbühl" at 1.3 km distance'];
  await notice(`We found the site ${far}`);
  expect(screen.getAllByText('Site data: ParaglidingEarth', { exact: false })).not.toHaveLength(0);
  await press('Dismiss', await notice(`We found the site ${near}`));
  withoutNotice(near);
  await press('Use this data', await notice(far));
  withoutNotice(far);
  await expectValue('Name*', 'Amisbühl');
  await expectValue('Coordinates', '46.7017 7.8167');
  await expectValue('Launch altitude', '1340');
  await expectValue('Location', 'Interlaken, Interlaken-Oberhasli, Bern, Switzerland');
  expect(screen.getAllByText('© OpenStreetMap contributors', { exact: false })).not.toHaveLength(0);
  await press('Save');
  await pageAt('/sites');
  expect((await screen.findAllByText('Amisbühl')).map((name) => name.closest('a'))).not.toContain(null);
});

it('the search radius doubles until a site is found; a named site has no proposals', async () => {
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
  const lookUps = (place: string) => opened.mock.calls.filter(([, url]) => String(url).includes(place));
  await openApp('/site/0/edit');
  await enter('Name*', 'My own');
  const coordinates = await field('Coordinates');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(coordinates, { target: { value: '46.75 7.8' } });
  act(() => void vi.advanceTimersByTime(1_000));
  vi.useRealTimers();
  expect(screen.queryByRole('status')).toBeNull();
  await enter('Name*', '');
  await enter('Coordinates', '46.76, 7.8');
  for (const radius of [2, 4]) {
    const nothing = `No site found within a distance of ${radius} km. Consider adding new site data to a public paragliding-site database or increase search radius.`;
    await waitFor(() => expect(document.body.textContent).toContain(nothing));
    await press('Increase search radius');
  }
  await screen.findAllByText('We found the site', { exact: false });
  expect(lookUps('lat=46.75')).toEqual([]);
  expect(lookUps('lat=46.76')).not.toEqual([]);
});

it("distances are in the pilot's unit", async () => {
  await openApp('/pilot/edit');
  await choose('Altitude unit', 'feet');
  await choose('Distance unit', 'miles');
  await press('Save');
  await pageAt('/pilot');
  await openApp('/site/0/edit');
  await enter('Coordinates', '46.7 7.8');
  await notice('We found the site "Amisbühl" at 0.8 mi distance');
});
