import { describe, expect, it } from 'vitest';
import { blankOf, entryOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { SITE } from '#domain/fields/site';
import type { Site } from '#domain/site';
import type { FlightProposal } from '#domain/track/proposal';
import { degrees, metres, minutes } from '#domain/units';
import {
  type EditedFlight,
  type FlightSurroundings,
  inChosenUnit,
  likeLast,
  openedExtras,
  withSite,
  withSled,
  withTimeOfTrack,
  withTrack,
  withTypedAltitude,
} from './flight-editing.ts';

const site = (id: number, launchAltitude: number, isPlaced = true): Site => ({
  ...blankOf(SITE),
  id,
  name: `Site ${id}`,
  launchAltitude: metres(launchAltitude),
  ...(isPlaced && { lat: degrees(46.6), lng: degrees(7.6) }),
  createdAt: '2026-01-01T00:00:00Z',
});
/** Launches at 1,400 m, at 2,000 m, of unknown altitude, and of unknown place. */
const [LOW, HIGH, UNKNOWN, ANYWHERE] = [site(1, 1_400), site(2, 2_000), site(3, 0), site(4, 800, false)];
const SITES = new Map([LOW, HIGH, UNKNOWN, ANYWHERE].map((known) => [String(known.id), known]));
const AROUND: FlightSurroundings = { siteOf: (id) => SITES.get(id), altitudeUnit: 'meters' };

/** The form of a new flight. */
const NEW: EditedFlight = {
  ...entryOf(FLIGHT, { ...blankOf(FLIGHT), date: '2026-05-09', siteId: 1 }),
  ...openedExtras(null),
};
/** The form of a flight that is in the logbook. */
const SAVED: EditedFlight = {
  ...entryOf(FLIGHT, {
    ...blankOf(FLIGHT),
    date: '2026-04-01',
    siteId: 1,
    altitude: metres(1_900),
    airtime: minutes(75),
  }),
  ...openedExtras({ altitude: metres(1_900) }),
};

/** The track of a file that says everything. */
const WHOLE: FlightProposal<Site> = {
  date: '2026-05-03',
  time: '12:01',
  utcTime: '10:01',
  timeZoneId: 'Europe/Zurich',
  site: HIGH,
  altitude: metres(2_100),
  airtime: minutes(30),
};
/** The track of one that says only its day. */
const BARE: FlightProposal<Site> = {
  ...WHOLE,
  date: '2026-05-04',
  time: null,
  site: null,
  altitude: null,
  airtime: null,
};

const choose = (flight: EditedFlight, ...tracks: readonly FlightProposal<Site>[]): EditedFlight =>
  tracks.reduce((before, track) => {
    const read = withTrack(before, { ...track, time: null }, AROUND);
    return withTimeOfTrack(read, track);
  }, flight);
const texts = ({ date, time, siteId, altitude, altitudeUnit, hours, minutes: rest }: EditedFlight) =>
  [date, time, siteId, altitude, altitudeUnit, hours, rest].join(' ');
const altitudeOf = ({ altitude, altitudeUnit }: EditedFlight): string => `${altitude} ${altitudeUnit}`;
/** As through a draft. */
const stored = (flight: EditedFlight): EditedFlight => structuredClone(flight);

describe('choosing a track', () => {
  it('fills in date, time, site, max altitude, hours and minutes', () => {
    expect(texts(choose(NEW, WHOLE))).toBe('2026-05-03 12:01 2 2100 meters  30');
  });

  it('fills in the altitude in the unit of the form', () => {
    expect(choose({ ...NEW, altitudeUnit: 'feet' }, WHOLE).altitude).toBe('6890');
  });

  it('leaves what it does not know', () => {
    expect(texts(choose(SAVED, BARE))).toBe('2026-05-04  1 1900 meters 1 15');
  });

  it('ends a sled ride where it knows the altitude, which is not asked for again', () => {
    const sled = withSled(withTypedAltitude({ ...NEW, altitude: '1850' }), true, AROUND);
    expect(choose(sled, WHOLE)).toMatchObject({ altitude: '2100', isSled: false, beforeSled: null });
    expect(choose(sled, { ...BARE, site: HIGH })).toMatchObject({ altitude: '2000', isSled: true });
  });

  it('clears a default site that is elsewhere, but none that may be there, and none that the pilot has chosen', () => {
    expect(choose(NEW, BARE).siteId).toBe('');
    expect(choose({ ...NEW, siteId: '4' }, BARE).siteId).toBe('4');
    expect(choose(withSite(NEW, '1', AROUND), BARE).siteId).toBe('1');
  });

  it('offers a new site again', () => {
    expect(choose({ ...NEW, isSiteRejected: true }, BARE).isSiteRejected).toBe(false);
  });
});

describe('another file', () => {
  it.each([
    ['a new flight', NEW],
    ['a saved flight', SAVED],
  ])('of %s leaves what it would leave as the first one', (_, opened) => {
    const once = choose(opened, BARE);
    expect(choose(opened, WHOLE, BARE)).toEqual(once);
    expect(choose(stored(choose(opened, WHOLE)), BARE)).toEqual(once);
    expect(choose(opened, WHOLE, BARE, WHOLE, BARE)).toEqual(once);
    expect(choose(opened, BARE, WHOLE)).toEqual(choose(opened, WHOLE));
  });

  it('that is the same one again changes nothing', () => {
    expect(choose(NEW, WHOLE, WHOLE)).toEqual(choose(NEW, WHOLE));
  });

  it('whose time zone is not found has no time of the one before', () => {
    expect(choose(NEW, WHOLE, { ...WHOLE, time: null }).time).toBe('');
  });

  it.each([
    ['a time', { time: '13:00' }],
    ['an airtime of which only the minutes were typed', { minutes: '45' }],
  ])('leaves %s', (_, typed) => {
    const corrected = { ...choose(NEW, WHOLE), ...typed };
    expect(choose(corrected, BARE)).toMatchObject(typed);
    expect(choose(corrected, WHOLE, BARE), 'typed between the first and the second of three').toMatchObject(typed);
  });

  it('leaves an altitude that was typed, also to the same metres', () => {
    const typed = withTypedAltitude(choose(NEW, WHOLE));
    expect(choose(typed, BARE).altitude).toBe('2100');
  });

  it('leaves a site that was chosen, also where the track had filled in the same', () => {
    expect(choose(withSite(choose(NEW, WHOLE), '2', AROUND), BARE).siteId).toBe('2');
  });

  it('leaves what was taken from the last flight', () => {
    const last = { siteId: 4, gliderId: 5, altitude: metres(2_100), airtime: minutes(30), tags: [] };
    expect(texts(choose(likeLast(choose(NEW, WHOLE), last), BARE))).toBe('2026-05-04  4 2100 meters  30');
  });

  describe('after another unit was chosen', () => {
    const inFeet = (flight: EditedFlight): EditedFlight => inChosenUnit({ ...flight, altitudeUnit: 'feet' });

    it('leaves the altitude of before in that unit', () => {
      expect(altitudeOf(choose(inFeet(choose(SAVED, WHOLE)), BARE))).toBe('6234 feet');
      expect(altitudeOf(choose(inFeet(choose(NEW, WHOLE)), BARE))).toBe(' feet');
    });

    it('leaves digits that were typed before in their own', () => {
      const typed = withTypedAltitude({ ...NEW, altitude: '1850' });
      expect(altitudeOf(choose(inFeet(choose(typed, WHOLE)), BARE))).toBe('1850 meters');
    });
  });

  describe('with a sled ride', () => {
    it('that was ticked before the first one has it again', () => {
      const sled = withSled(withTypedAltitude({ ...NEW, altitude: '1850' }), true, AROUND);
      expect(choose(sled, WHOLE, BARE)).toEqual(choose(sled, BARE));
      expect(withSled(choose(sled, WHOLE, BARE), false, AROUND).altitude).toBe('1850');
    });

    it('that was ticked between them gives back no altitude of the first', () => {
      const ticked = withSled(choose(SAVED, WHOLE), true, AROUND);
      expect(ticked.altitude).toBe('2000');
      expect(withSled(choose(ticked, BARE), false, AROUND).altitude).toBe('1900');
      const none = withSled(choose(NEW, WHOLE), true, AROUND);
      expect(withSled(choose(none, BARE), false, AROUND).altitude).toBe('');
    });

    it('that was ticked and unticked between them leaves none, either', () => {
      const unticked = withSled(withSled(choose(NEW, WHOLE), true, AROUND), false, AROUND);
      expect(unticked.altitude).toBe('2100');
      expect(choose(unticked, BARE).altitude).toBe('');
    });
  });
});

describe('a sled ride', () => {
  const typed = withTypedAltitude(withSite({ ...NEW, altitude: '1850' }, '1', AROUND));

  it('has the altitude of its site, whichever that is, and gives back what was typed before', () => {
    const sled = withSled(typed, true, AROUND);
    expect(altitudeOf(sled)).toBe('1400 meters');
    const elsewhere = withSite(sled, '2', AROUND);
    expect(altitudeOf(elsewhere)).toBe('2000 meters');
    expect(withSled(elsewhere, false, AROUND)).toMatchObject({ altitude: '1850', origin: null, isSled: false });
  });

  it('has the altitude in the unit of the pilot', () => {
    expect(altitudeOf(withSled(typed, true, { ...AROUND, altitudeUnit: 'feet' }))).toBe('4593 feet');
  });

  it.each(['3', ''])('from a site of unknown altitude, or none, keeps what was typed: “%s”', (elsewhere) => {
    expect(altitudeOf(withSite(withSled(typed, true, AROUND), elsewhere, AROUND))).toBe('1850 meters');
  });

  it('that is not ticked changes nothing with the site', () => {
    expect(altitudeOf(withSite(typed, '2', AROUND))).toBe('1850 meters');
  });
});

describe('another unit', () => {
  it('converts an altitude that was filled in, and not digits that were typed', () => {
    expect(inChosenUnit({ ...SAVED, altitudeUnit: 'feet' }).altitude).toBe('6234');
    expect(inChosenUnit({ ...withTypedAltitude(SAVED), altitudeUnit: 'feet' }).altitude).toBe('1900');
  });
});

describe('a flight like the last one', () => {
  const last = { siteId: 4, gliderId: 2, altitude: metres(1_000), airtime: minutes(102), tags: ['tandem', 'soaring'] };

  it('has its site and glider, its altitude in the unit of the form, and its airtime', () => {
    expect(likeLast({ ...NEW, altitudeUnit: 'feet' }, last)).toMatchObject({
      ...{ siteId: '4', gliderId: '2', altitude: '3281', origin: 1_000 },
      ...{ hours: '1', minutes: '42', tags: 'tandem, soaring' },
    });
  });

  it('has nothing that the last one has not', () => {
    const bare = { siteId: null, gliderId: null, altitude: metres(0), airtime: minutes(0), tags: [] };
    const nothing = { siteId: '', gliderId: '', altitude: '', hours: '', minutes: '', tags: '' };
    expect(likeLast(NEW, bare)).toMatchObject(nothing);
  });
});
