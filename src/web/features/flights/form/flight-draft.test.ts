import { describe, expect, it } from 'vitest';
import { draftKeyIn } from './draft-key.ts';
import { type FlightDraft, keepDraft, recallDraft, withSite } from './flight-draft.ts';

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

describe('leaving a flight form for another screen', () => {
  it('finds the draft in the place where it was left, and nowhere else', () => {
    keepDraft('7:here', draft);
    expect(recallDraft('7:here')).toBe(draft);
    expect(recallDraft('7:there')).toBeNull();
  });

  it('finds the last draft alone', () => {
    keepDraft('7:here', draft);
    keepDraft('7:there', draft);
    expect(recallDraft('7:here')).toBeNull();
  });
});

describe('the key of a draft', () => {
  it('is the one that the place in the history holds', () => {
    expect(draftKeyIn({ draftKey: '7:abc' }, 7)).toBe('7:abc');
  });

  it("is a new one in a new place, and in another pilot's", () => {
    for (const state of [null, 'odd', { draftKey: 5 }, { draftKey: '17:abc' }]) {
      expect(draftKeyIn(state, 7), JSON.stringify(state)).toMatch(/^7:./);
    }
    expect(draftKeyIn(null, 7)).not.toBe(draftKeyIn(null, 7));
  });
});
