import { describe, expect, it } from 'vitest';
import { type FlightDraft, withSite } from './flight-draft.ts';

const draft: FlightDraft = {
  entry: {
    date: '2026-05-03',
    time: '',
    siteId: '',
    gliderId: '2',
    altitude: '1200',
    altitudeUnit: 'meters',
    hours: '',
    minutes: '50',
    remarks: 'Half a sentence',
  },
  igc: { state: 'none' },
  isSled: false,
};

describe('coming back to a flight form', () => {
  it('finds all that was typed, and the new site chosen', () => {
    expect(withSite(draft, 12)).toEqual({ ...draft, entry: { ...draft.entry, siteId: '12' } });
  });

  it('finds it as it was when no site was made', () => {
    expect(withSite(draft, null)).toBe(draft);
  });

  it('finds nothing where nothing was left', () => {
    expect(withSite(null, 12)).toBeNull();
  });
});
