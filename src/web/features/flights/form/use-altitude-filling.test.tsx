// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { SITE } from '#domain/fields/site';
import { metres } from '#domain/units';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { NO_DRAFT } from '#test/web/no-draft';
import type { Logbook } from '#web/store/logbook.ts';
import { heldLogbook, saveItem } from '#web/store/store.ts';
import { useAltitudeFilling } from './use-filling.ts';
import { useFlightForm } from './use-flight-form.ts';

browserWithServer();

/** Sites at 1,400 m, at 2,000 m, and of unknown altitude. */
let [low, high, unknown] = ['', '', ''];
let logbook: Logbook;

beforeAll(async () => {
  await signUpInBrowser();
  const saved = async (name: string, altitude: number) => {
    const data = { ...blankOf(SITE), id: 0, name, launchAltitude: metres(altitude) };
    return String(await saveItem({ dataType: 'site', data }));
  };
  [low, high, unknown] = [await saved('Low', 1_400), await saved('High', 2_000), await saved('Unknown', 0)];
  logbook = heldLogbook() as Logbook;
});
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue()); // Drafts last as long as the page: no IndexedDB.
afterEach(cleanup);

/** The form of a new flight, and what a pilot does in it. */
function openForm() {
  const { result } = renderHook(() => {
    const itemForm = useFlightForm({ flight: null, logbook, draft: NO_DRAFT });
    return { itemForm, filling: useAltitudeFilling(itemForm, logbook) };
  });
  const set = (name: 'altitude' | 'altitudeUnit' | 'siteId', value: string) =>
    result.current.itemForm.form.setValue(name, value as never, { shouldDirty: true });
  return {
    altitude: () => result.current.itemForm.form.getValues(['altitude', 'altitudeUnit']).join(' '),
    type: (altitude: string) =>
      act(() => {
        set('altitude', altitude);
        result.current.filling.typeAltitude();
      }),
    chooseUnit: (unit: string) =>
      act(() => {
        set('altitudeUnit', unit);
        result.current.filling.changeUnit();
      }),
    chooseSite: (siteId: string) =>
      act(() => {
        set('siteId', siteId);
        result.current.filling.followSite(siteId);
      }),
    tickSled: (isSled: boolean) => act(() => result.current.filling.tickSled(isSled)),
  };
}

describe('a sled ride', () => {
  it('has the altitude of its site, whichever that is, and gives back what was typed before', () => {
    const form = openForm();
    form.chooseSite(low);
    form.type('1850');
    form.tickSled(true);
    expect(form.altitude()).toBe('1400 meters');
    form.chooseSite(high);
    expect(form.altitude()).toBe('2000 meters');
    form.tickSled(false);
    expect(form.altitude()).toBe('1850 meters');
  });

  it('from a site of unknown altitude, or none, keeps what was typed and not the altitude of another site', () => {
    const form = openForm();
    form.chooseSite(low);
    form.type('1850');
    form.tickSled(true);
    for (const site of [unknown, '']) {
      form.chooseSite(site);
      expect(form.altitude()).toBe('1850 meters');
    }
  });

  it('that is not ticked changes nothing with the site', () => {
    const form = openForm();
    form.type('1850');
    form.chooseSite(high);
    expect(form.altitude()).toBe('1850 meters');
  });
});

describe('another unit', () => {
  it('converts an altitude that was filled in, and not digits that were typed', () => {
    const form = openForm();
    form.chooseSite(low);
    form.tickSled(true);
    form.chooseUnit('feet');
    expect(form.altitude()).toBe('4593 feet');
    form.tickSled(false);
    form.type('4600');
    form.chooseUnit('meters');
    expect(form.altitude()).toBe('4600 meters');
  });
});
