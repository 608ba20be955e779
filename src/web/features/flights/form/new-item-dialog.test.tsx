// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import type { SiteRequest } from '#web/parts/form/site-request.ts';
import { heldLogbook } from '#web/store/store.ts';
import { NewGliderDialog, NewSiteDialog } from './new-item-dialog.tsx';

browserWithServer();

beforeAll(() => signUpInBrowser());
afterEach(cleanup);

const name = (): HTMLInputElement => screen.getByLabelText('Name*');
const typeName = (value: string) => fireEvent.change(name(), { target: { value } });
const save = () => act(async () => void fireEvent.submit(name().form ?? document));
const gliderNames = () => [...(heldLogbook()?.gliders.values() ?? [])].map((glider) => glider.name);

function open() {
  const saved: number[] = [];
  let cancelled = 0;
  const onCancel = () => {
    cancelled += 1;
  };
  render(<NewGliderDialog onSaved={(id) => saved.push(id)} onCancel={onCancel} />);
  return { saved, cancelled: () => cancelled };
}

describe('the dialog of a new glider', () => {
  it('adds a glider to the logbook, and says which one, once for two submits', async () => {
    const { saved } = open();
    typeName(' Zeno ');
    await act(async () => {
      fireEvent.submit(name().form ?? document);
      fireEvent.submit(name().form ?? document);
    });
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(heldLogbook()?.gliders.get(saved[0] ?? 0)?.name).toBe('Zeno');
    expect(gliderNames()).toEqual(['Zeno']);
  });

  it('needs a name, and goes back to it', async () => {
    const { saved } = open();
    await save();
    expect(await screen.findByText('Glider name cannot be empty')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(saved).toEqual([]);
  });

  it('says at the name that it is taken, and takes another one', async () => {
    const { saved } = open();
    typeName('zeno');
    await save();
    expect(await screen.findByText('Glider with this name already exists')).toBeTruthy();
    typeName('Zeno 2');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(gliderNames()).toEqual(['Zeno', 'Zeno 2']);
  });

  it('can be left', () => {
    const { cancelled } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancelled()).toBe(1);
  });
});

describe('the dialog of a new site', () => {
  const takeoff = { lat: degrees(46.6863), lng: degrees(7.8632), altitude: metres(1_500) };
  const siteNamed = (wanted: string) => [...(heldLogbook()?.sites.values() ?? [])].find((site) => site.name === wanted);

  function openSite(at: typeof takeoff | null) {
    const [saved, onMap]: [number[], SiteRequest[]] = [[], []];
    render(
      <NewSiteDialog
        takeoff={at}
        onSaved={(id) => saved.push(id)}
        onMap={(request) => onMap.push(request)}
        onCancel={() => undefined}
      />,
    );
    return { saved, onMap };
  }

  it('adds a site at the launch of the track, with its altitude', async () => {
    const { saved } = openSite(takeoff);
    typeName('Amisbühl');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(siteNamed('Amisbühl')).toMatchObject({ id: saved[0], lat: 46.6863, lng: 7.8632, launchAltitude: 1_500 });
  });

  it('adds one without a place, and keeps the name when it is taken', async () => {
    const { saved } = openSite(takeoff);
    fireEvent.click(screen.getByLabelText('At the launch of the track (46.6863, 7.8632)'));
    typeName('amisbühl');
    await save();
    expect(await screen.findByText('Site with this name already exists')).toBeTruthy();
    expect(name().value).toBe('amisbühl');
    typeName('Niesen');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(siteNamed('Niesen')).toMatchObject({ lat: null, lng: null, launchAltitude: 0 });
  });

  it('goes on to the form with a map, with what is known', () => {
    const { onMap } = openSite(takeoff);
    typeName('Niesen 2');
    fireEvent.click(screen.getByRole('button', { name: 'Place it on a map, and more' }));
    cleanup();
    const withoutTrack = openSite(null);
    fireEvent.click(screen.getByRole('button', { name: 'Place it on a map, and more' }));
    expect([...onMap, ...withoutTrack.onMap]).toEqual([
      { takeoff, name: 'Niesen 2' },
      { takeoff: null, name: '' },
    ]);
  });
});
