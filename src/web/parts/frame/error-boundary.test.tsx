// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { fakeStorage } from '#test/web/fake-storage';
import { respondInstead } from '#test/web/respond-instead';
import { heldPilotId, isWithoutConnection, reload } from '#web/store/store.ts';
import { storedMarker } from '#web/stored/held-marker.ts';
import { setDeviceOwner } from '#web/stored/my-device.ts';
import { ErrorBoundary } from './error-boundary.tsx';

browserWithServer();

/** A page whose code did not load. */
function Page(): never {
  throw new Error('Failed to fetch dynamically imported module');
}

beforeEach(async () => {
  fakeStorage();
  await signUpInBrowser();
});

describe('a page whose code cannot be loaded without a connection', () => {
  it('is no error where the logbook is kept on the device, and opens by itself once there is one', async () => {
    setDeviceOwner(heldPilotId());
    await act(reload);
    await waitFor(() => expect(storedMarker()?.pilotId).toBe(heldPilotId()));
    let isDown = true;
    respondInstead('GET ', () => (isDown ? { status: 0 } : null));
    await act(reload);
    expect(isWithoutConnection()).toBe(true);
    await showPage();
    await screen.findByText('It opens once there is a connection.');
    expect([screen.queryByRole('alert'), screen.getByRole('heading').textContent]).toEqual([
      null,
      'This page did not open',
    ]);
    const reloaded = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    isDown = false;
    await act(reload);
    await waitFor(() => expect(reloaded).toHaveBeenCalledOnce());
  });

  it('says on any other device that the server does not respond', async () => {
    respondInstead('GET ', () => ({ status: 0 }));
    await showPage();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Server is not responding'));
  });
});

async function showPage(): Promise<void> {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined); // By React.
  await act(async () =>
    render(
      <ErrorBoundary place="/import">
        <Page />
      </ErrorBoundary>,
    ),
  );
  logged.mockClear();
}
