import { describe, expect, it } from 'vitest';
import { gpxOf } from '#domain/track-formats';
import { flownTrack } from '#test/builders/flown-track';
import { decodeText } from './decode-text.ts';
import { ReadError } from './read-error.ts';
import { readGpx } from './read-gpx.ts';

const T = Date.parse('2026-07-05T12:00:00Z') / 1000;
const point = (time: string, ele = '', place = 'lat="46.5" lon="7.25"'): string =>
  `<trkpt ${place}>${ele && `<ele>${ele}</ele>`}${time && `<time>2026-07-05T12:00:${time}Z</time>`}</trkpt>`;
const gpx = (content: string): string => `<?xml version="1.0"?><gpx version="1.1">${content}</gpx>`;
const hours = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => T + i * 3_600);
/** So many tracks of one point, none of which goes on with another. */
const apart = (count: number): string =>
  hours(count)
    .map((time) => `<trk><trkpt lat="46.5" lon="7.25"><time>${time}</time></trkpt></trk>`)
    .join('');
const problemOf = (text: string): string => {
  try {
    readGpx(text);
  } catch (error) {
    if (error instanceof ReadError) return error.problem;
    throw error;
  }
  return 'none';
};

describe('a GPX file', () => {
  it('is a track with places, altitudes and times', () => {
    const [track, ...others] = readGpx(gpx(`<trk><trkseg>${point('00', '1200.5')}${point('01')}</trkseg></trk>`));
    expect(others).toEqual([]);
    expect(track).toMatchObject({
      time: [T, T + 1],
      lat: [46.5, 46.5],
      lng: [7.25, 7.25],
      altitude: [1200.5, Number.NaN],
    });
  });

  it('has its segments joined, and its tracks apart', () => {
    const tracks = readGpx(
      gpx(
        `<trk><trkseg>${point('00')}</trkseg><trkseg>${point('05')}</trkseg></trk><trk><trkseg>${point('09', '', 'lat="46.6" lon="7.25"')}</trkseg></trk>`,
      ),
    );
    expect(tracks.map(({ time }) => time)).toEqual([[T, T + 5], [T + 9]]);
  });

  it('is read without the points that have no time or no place', () => {
    const points = [
      point(''),
      point('01'),
      point('02', '', 'lat="x" lon="7"'),
      point('03', '', 'lat="95" lon="7"'),
      point('04'),
    ];
    expect(readGpx(gpx(`<trk><trkseg>${points.join('')}</trkseg></trk>`))[0]?.time).toEqual([T + 1, T + 4]);
  });

  it('has a track for each lap joined, whatever their order, and what it has twice, once', () => {
    const [first, second] = ['00', '02', '05', '08'].map((time) => point(time));
    const laps = [`<trk>${point('05')}${point('08')}</trk>`, `<trk>${first}${second}</trk>`].join('');
    expect(readGpx(gpx(laps)).map(({ time }) => time)).toEqual([[T, T + 2, T + 5, T + 8]]);
    expect(readGpx(gpx(laps) + gpx(laps)).map(({ time }) => time)).toEqual([[T, T + 2, T + 5, T + 8]]);
  });

  it('may have decimal commas', () => {
    const [track] = readGpx(gpx(`<trk>${point('00', '1800,5', 'lat="46,5" lon="-7,25"')}</trk>`));
    expect(track).toMatchObject({ time: [T], lat: [46.5], lng: [-7.25], altitude: [1800.5] });
  });

  it.each([
    ['an & in a name', '<name>Up & away &nbsp; &copy</name>'],
    ['an & in an address', '<link href="https://example.org/?a=1&b=2"/>'],
    ['an & in a CDATA section', '<desc><![CDATA[<b>a & b</b>]]></desc>'],
    ['a < before a blank', '<name>wind < 20</name>'],
    ['control characters', `<name>${'a\u0001\u0000'.repeat(200)}</name>`],
  ])('may have %s', (_, inside) => {
    const many = Array.from({ length: 150 }, () => inside).join('');
    expect(readGpx(gpx(`${many}<trk>${point('00')}${inside}${point('01')}</trk>`))[0]?.time).toEqual([T, T + 1]);
  });

  it('may end in zeros, as on a card that was not written to its end', () => {
    expect(readGpx(gpx(`<trk>${point('00')}</trk>`) + '\0'.repeat(300))[0]?.time).toEqual([T]);
  });

  it('says whether its times have a zone', () => {
    const timed = (time: string) => readGpx(gpx(`<trk><trkpt lat="1" lon="2"><time>${time}</time></trkpt></trk>`))[0];
    expect(timed('2026-07-05T12:00:00')).toMatchObject({ time: [T], timesNote: 'noZone' });
    for (const text of ['2026-07-05T12:00:00ZZ', String(T), '2026/07/05 14:00:00+02']) {
      expect(timed(text)).toMatchObject({ time: [T], timesNote: null });
    }
  });

  it('of waypoints with times alone is a track', () => {
    const waypoints = Array.from({ length: 10 }, (_, i) => point(`0${i}`).replaceAll('trkpt', 'wpt')).join('');
    expect(readGpx(gpx(waypoints))[0]?.time).toHaveLength(10);
    expect(readGpx(gpx(`${waypoints}<trk>${point('30')}</trk>`))).toMatchObject([{ time: [T + 30] }]);
    expect(problemOf(gpx(waypoints.replaceAll('wpt', 'rtept')))).toBe('onlyPlaces');
  });

  it('may have prefixes, extensions with values of the same name, and no declaration', () => {
    const extension = '<extensions><x:ele>5</x:ele><x:time>2020-01-01T00:00:00Z</x:time></extensions>';
    const text = `<g:gpx xmlns:g="u"><g:trk><g:trkseg><g:trkpt lat="46.5" lon="7.25"><g:ele>900</g:ele><g:time>2026-07-05T12:00:00Z</g:time>${extension}</g:trkpt></g:trkseg></g:trk></g:gpx>`;
    expect(readGpx(text)[0]).toMatchObject({ time: [T], altitude: [900] });
  });

  it('that was cut off is read as far as it goes', () => {
    const whole = gpx(`<trk><trkseg>${point('00')}${point('01')}${point('02')}</trkseg></trk>`);
    expect(readGpx(whole.slice(0, whole.indexOf(':02Z')))[0]?.time).toEqual([T, T + 1]);
  });

  it.each(['utf8', 'utf16le', 'latin1'] as const)('is read in %s', (encoding) => {
    const mark = encoding === 'utf16le' ? '\u{feff}' : '';
    const text = gpx(`<trk><name>Höhenflug</name><trkseg>${point('00')}</trkseg></trk>`);
    expect(readGpx(decodeText(Buffer.from(mark + text, encoding)))[0]?.time).toEqual([T]);
  });

  it('is what Wingbook exports', () => {
    const flown = flownTrack([
      { at: 36_000, lat: 47.1234567, lng: -11.5, gnss: 1500.04 },
      { at: 36_001, lat: 47.2, lng: -11.500_001, gnss: -12.56 },
    ]);
    const [track] = readGpx(gpxOf({ name: '<b> & ]]>', flown }));
    expect(track?.time).toEqual([...flown.time]);
    expect(track?.altitude).toEqual([1500, -12.6]);
  });
});

describe('a GPX file is refused', () => {
  it.each([
    ['without times', gpx(`<trk><trkseg>${point('')}</trkseg></trk>`), 'noTimes'],
    ['with a waypoint alone', gpx('<wpt lat="1" lon="2"><time>2026-07-05T12:00:00Z</time></wpt>'), 'onlyPlaces'],
    ['without places', gpx(`<trk>${point('00', '', 'lat="N46" lon="E7"')}</trk>`), 'noFixes'],
    ['without anything', '', 'noTrack'],
    ['with entities of its own', `<!DOCTYPE gpx [<!ENTITY a "aaaa">]>${gpx(`<trk>&a;</trk>`)}`, 'doctype'],
    ['too deep', gpx('<a>'.repeat(1_000)), 'tooDeep'],
    ['with more tracks than anybody has', gpx(apart(1_001)), 'tooManyTracks'],
    ['full of errors', gpx('</b>'.repeat(1_000)), 'badXml'],
  ])('%s', (_, text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('never expands an entity', () => {
    const text = gpx(
      `<trk><trkseg><trkpt lat="46.5" lon="7.25"><ele>&big;1</ele><time>2026-07-05T12:00:00Z</time></trkpt></trkseg></trk>`,
    );
    expect(readGpx(text)[0]?.altitude).toEqual([Number.NaN]);
  });
});
