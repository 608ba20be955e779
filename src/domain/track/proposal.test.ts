import { describe, expect, it } from 'vitest';
import { flownPath, igcBytes, type Leg } from '#test/builders/igc';
import type { Site } from '../site.ts';
import { degrees, metres } from '../units.ts';
import { proposeFlight } from './proposal.ts';
import { readTrack } from './read-track.ts';
import type { TrackAnalysis } from './track.ts';

const HILL: Site = {
  id: 7,
  name: 'Hill',
  location: '',
  lat: degrees(47),
  lng: degrees(11),
  launchAltitude: metres(1500),
  remarks: '',
  createdAt: '2025-01-01T00:00:00Z',
};

describe('proposeFlight', () => {
  it('proposes local date and time of the launch, altitude, airtime and the nearest site', () => {
    expect(proposeFlight(analysisAt(11), { timeZoneId: 'Europe/Vienna', sites: [HILL] })).toEqual({
      date: '2025-05-31',
      time: '12:00',
      utcTime: '10:00',
      timeZoneId: 'Europe/Vienna',
      site: HILL,
      altitude: 2100,
      airtime: 10,
    });
  });

  it('proposes no time, and the day by solar time, when the time zone is not known', () => {
    const proposal = proposeFlight(analysisAt(176), { timeZoneId: null, sites: [] });
    expect(proposal).toMatchObject({ date: '2025-05-31', time: null, utcTime: '10:00', timeZoneId: null });
    expect(proposeFlight(analysisAt(-176), { timeZoneId: null, sites: [] }).date).toBe('2025-05-30');
  });

  it('ignores a time zone that this machine does not know', () => {
    const proposal = proposeFlight(analysisAt(11), { timeZoneId: 'Middle/Earth', sites: [] });
    expect(proposal).toMatchObject({ time: null, timeZoneId: null });
  });

  it('proposes no site when none is near', () => {
    expect(proposeFlight(analysisAt(12), { timeZoneId: null, sites: [HILL] }).site).toBeNull();
  });
  it('proposes no altitude when the track has none, and no airtime for a stay on the ground', () => {
    const around = { timeZoneId: null, sites: [] };
    expect(proposeFlight({ ...analysisAt(11), maxAltitude: null }, around)).toMatchObject({
      altitude: null,
      airtime: 10,
    });
    const stay = analysisOf([{ seconds: 7 * 3600 }]);
    expect(proposeFlight(stay, around)).toMatchObject({ date: '2025-05-31', altitude: 1500, airtime: null });
  });
});

/** A flight of ten minutes from 10:00 UTC, at 47° north. */
function analysisAt(lng: number): TrackAnalysis {
  return analysisOf([{ seconds: 600, speed: 10, heading: 90, climb: 1 }], lng);
}

function analysisOf(legs: readonly Leg[], lng = 11): TrackAnalysis {
  const fixes = flownPath({ at: 36_000, lat: 47, lng, altitude: 1500 }, legs);
  const reading = readTrack(igcBytes({ date: '2025-05-31', fixes }));
  if (reading.state !== 'ready') throw new Error('The track could not be read');
  return reading.track.analysis;
}
