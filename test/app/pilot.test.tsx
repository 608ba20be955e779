// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForInstallOffer } from '#web/parts/device-app/install-offer.ts';
import { reload } from '#web/store/store.ts';
import { addItemElsewhere, enter, follow, lookAround, newPilot, openApp, pageAt, press } from '../web/app-in-page.ts';
import { browserWithServer } from '../web/browser-with-server.ts';

browserWithServer();

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue()); // Drafts last as long as the page: no IndexedDB.

/** Returns the text of the detail with a label on the pilot screen; null while it is not there. */
function detail(label: string): string | null {
  const terms = [...document.querySelectorAll('main dt')];
  return terms.find(({ textContent }) => textContent === label)?.parentElement?.textContent ?? null;
}

const expectDetail = (label: string, text: string) => waitFor(() => expect(detail(label)).toContain(text));

/** Adds a flight today to the logbook of a new pilot. */
async function newPilotWithFlight(): Promise<void> {
  await newPilot();
  const today = new Intl.DateTimeFormat('sv-SE').format(new Date());
  await addItemElsewhere('flight', { date: today, airtime: 60 });
  await act(reload);
}

describe('the screen of a pilot', () => {
  it('says that the logbook is empty, and has the email and the units', async () => {
    const email = await newPilot();
    await openApp('/flights');
    await follow('Pilot');
    await screen.findByText('No flights yet');
    expect(screen.getByText(email)).toBeTruthy();
    await expectDetail('Flights', '0');
    await expectDetail('Altitude unit', 'meters');
    await expectDetail('Distance unit', 'kilometers');
  });

  it('adds flights and airtime before the logbook to the totals, and shows a name as it was typed', async () => {
    await newPilotWithFlight();
    await openApp('/pilot');
    await expectDetail('Flights', '1, incl. this year: 1');
    await follow('Edit');
    await enter('Pilot name', '<b>Ann</b> 🪂');
    await enter('Initial number of flights', '120');
    await enter('Initial airtime, hours', '75');
    await enter('Initial airtime, minutes', '30');
    await press('Save');
    await pageAt('/pilot');
    expect(await screen.findByRole('heading', { level: 1, name: '<b>Ann</b> 🪂' })).toBeTruthy();
    await expectDetail('Flights', '121, incl. this year: 1');
    await expectDetail('Airtime', '76 h 30 min');
    await openApp('/flights');
    await screen.findByText('120 flights before Wingbook');
  });

  it('installs the app where the browser offers it, and says how on an iPhone', async () => {
    await newPilot();
    await openApp('/pilot');
    await screen.findByText('No flights yet');
    expect(screen.queryByRole('heading', { name: 'As an app' })).toBeNull();
    listenForInstallOffer();
    const prompt = vi.fn();
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
    await press('Install');
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();

    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { standalone: false }));
    await follow('Flights');
    await follow('Pilot');
    expect(await screen.findByText(/Tap Share in Safari, then Add to Home Screen/)).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('has the totals of a demo pilot, and Log Out', async () => {
    await lookAround();
    await openApp('/pilot');
    await expectDetail('Sites flown', '8');
    await expectDetail('Gliders used', '3');
    await press('Log Out', await screen.findByRole('main'));
    await pageAt('/login');
  });
});

it('the form of the pilot shows problems, and asks before changes are lost', async () => {
  await newPilot();
  await openApp('/pilot/edit');
  await enter('Pilot name', 'x'.repeat(101));
  await screen.findByText('Pilot name exceeds maximum field length 100 characters');
  await enter('Initial number of flights', '1.5');
  await screen.findByText('Initial number of flights must be round number, greater than 0');
  await follow('Or upload your flights');
  const question = await screen.findByRole('alertdialog');
  within(question).getByText('Leave without saving your changes?');
  await press('Leave', question);
  await pageAt('/pilot/edit/flights-upload');
});
