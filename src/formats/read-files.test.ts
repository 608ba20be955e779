import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTrack } from '#domain/track/read-track';
import { gpxOf, kmlOf } from '#domain/track-formats';
import { fitBytes } from '#test/builders/fit';
import { flownTrack } from '#test/builders/flown-track';
import { bytesOf, type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { workbookBytes } from '#test/builders/workbook';
import { zipBytes } from '#test/builders/zip';
import { TrackFiles } from './igc-files.ts';
import { readFiles } from './read-files.ts';
import type { ChosenSource, ReadFlight, ReadProgress, SourceReading } from './readings.ts';

const MB = 2 ** 20;
const START = { at: 36_000, lat: 46.69, lng: 7.86, altitude: 1_600 };
const REST: Leg = { seconds: 900 };
const FLIGHT: readonly Leg[] = [
  { seconds: 200, speed: 10, heading: 90, climb: 1.5 },
  { seconds: 400, speed: 10, heading: 200, climb: -1 },
];
const FIXES = flownPath(START, [REST, ...FLIGHT, REST], 4);
const IGC = igcBytes({ fixes: FIXES, records: ['HFGTYGLIDERTYPE:Swift 6'] });
const named = (fixes: readonly FixDraft[]): Parameters<typeof gpxOf>[0] => ({
  name: 'Kandel',
  flown: flownTrack(fixes),
});
const given = (path: string, content: Uint8Array | string): ChosenSource => ({
  path,
  file: new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]),
});

async function read(...files: readonly ChosenSource[]): Promise<readonly SourceReading[]> {
  const readings: SourceReading[] = [];
  await readFiles(files, { onReading: (reading) => readings.push(reading), onProgress: () => undefined });
  return readings;
}

const outcomeOf = (reading: SourceReading): readonly [string, string | number] => {
  if (reading.state === 'flights') return [reading.source.path, reading.flights.length];
  return [reading.source.path, reading.state === 'refused' ? reading.problem : reading.source.kind];
};

function flightsOf(readings: readonly SourceReading[]): readonly ReadFlight[] {
  return readings.flatMap((reading) => (reading.state === 'flights' ? reading.flights : []));
}

function trackOf(flight: ReadFlight | undefined): NonNullable<ReadFlight['track']> {
  if (!flight?.track) throw new Error('There is no track');
  return flight.track;
}

describe('an IGC file', () => {
  it('is a flight with what its analysis says, and the glider by the recorder', async () => {
    const whole = readTrack(IGC);
    if (whole.state === 'unreadable') throw new Error('Not read');
    const { analysis } = whole.track;
    const [flight] = flightsOf(await read(given('2026/a.IGC', IGC)));
    expect(flight).toMatchObject({
      path: '2026/a.IGC',
      gliderName: 'Swift 6',
      airtime: analysis.airtime,
      altitude: analysis.maxAltitude,
      launch: analysis.launch,
    });
    expect(trackOf(flight)).toMatchObject({
      range: null,
      launchTime: analysis.launchTime,
      profile: analysis.profile,
      fileName: 'a.igc',
      convertedFrom: null,
    });
    expect(await new TrackFiles().igcOf(trackOf(flight).handle)).toEqual(new Uint8Array(IGC));
  });

  it('of two flights is two of them, each a part of the file', async () => {
    const fixes = flownPath(START, [REST, ...FLIGHT, REST, ...FLIGHT, REST], 4);
    const flights = flightsOf(await read(given('a.igc', igcBytes({ fixes }))));
    expect(flights.map((flight) => trackOf(flight).range)).toEqual(
      flights.map((flight) => ({ from: trackOf(flight).launchTime, to: trackOf(flight).landingTime })),
    );
    expect(new Set(flights.map(({ key }) => key)).size).toBe(2);
  });

  it('given twice has two keys, the same in the same order', async () => {
    const files = [given('a.igc', IGC), given('copy.igc', IGC), given('again.igc', IGC)];
    const keys = flightsOf(await read(...files)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(flightsOf(await read(...files)).map(({ key }) => key)).toEqual(keys);
  });
});

describe('a table', () => {
  it('given twice has two keys, so that its rows have', async () => {
    const csv = 'date;site\n2026-05-03;Kandel\n';
    const readings = await read(given('a.csv', csv), given('b.csv', csv));
    const keys = readings.map((reading) => (reading.state === 'table' ? reading.key : ''));
    expect(keys[1]).toBe(`${keys[0]}#2`);
  });

  it('of more than 20 MB is refused, and so is a workbook without rows', async () => {
    const long = given('a.csv', `a;b\n1;2\n${'x'.repeat(21 * 2 ** 20)}`);
    const empty = given('b.xlsx', workbookBytes({ sheets: { Flights: [['Date']] } }));
    expect((await read(long, empty)).map(outcomeOf)).toEqual([
      ['a.csv', 'tooLargeFile'],
      ['b.xlsx', 'noFlights'],
    ]);
  });
});

describe('a GPX or KML file', () => {
  it.each([
    ['gpx', gpxOf(named(FIXES))],
    ['kml', kmlOf(named(FIXES))],
  ] as const)('%s is the flight that it was made from, as IGC', async (format, text) => {
    const [fromIgc] = flightsOf(await read(given('a.igc', IGC)));
    const [flight] = flightsOf(await read(given(`flight.${format}`, text)));
    expect(flight).toMatchObject({ airtime: fromIgc?.airtime, altitude: fromIgc?.altitude });
    expect(trackOf(flight)).toMatchObject({
      launchTime: trackOf(fromIgc).launchTime,
      landingTime: trackOf(fromIgc).landingTime,
      fileName: 'flight.igc',
      convertedFrom: format,
    });
    const igc = await new TrackFiles().igcOf(trackOf(flight).handle);
    expect(readTrack(igc).state).toBe('ready');
    expect(new TextDecoder().decode(igc)).toContain(format.toUpperCase());
  });

  it('has the same bytes as IGC under another name', async () => {
    const text = gpxOf(named(FIXES));
    const [a, b] = flightsOf(await read(given('a.gpx', text), given('b.gpx', text)));
    expect(trackOf(b).sha256).toBe(trackOf(a).sha256);
  });

  it('of several tracks has a file for each', async () => {
    const later = FIXES.map((fix) => ({ ...fix, at: fix.at + 7_200 }));
    const tracks = [FIXES, later].map((fixes) => /<trk>.*<\/trk>/s.exec(gpxOf(named(fixes)))?.[0]);
    const flights = flightsOf(await read(given('two.gpx', `<gpx>${tracks.join('')}</gpx>`)));
    expect(flights.map((flight) => trackOf(flight).fileName)).toEqual(['two.igc', 'two-2.igc']);
    const [, second] = await Promise.all(flights.map((flight) => new TrackFiles().igcOf(trackOf(flight).handle)));
    const reading = readTrack(second ?? new Uint8Array());
    expect(reading.state === 'ready' && reading.track.analysis.launchTime).toBe(trackOf(flights[1]).launchTime);
  });
});

describe('a ZIP', () => {
  it('is its files one by one, in ZIPs too, without what systems leave behind', async () => {
    const inner = zipSync({ 'b.igc': IGC, '.DS_Store': strToU8('x') });
    const zip = zipSync({
      '2025/a.igc': IGC,
      '2025/inner.zip': inner,
      'stored.zip': [inner, { level: 0 }],
      '__MACOSX/2025/._a.igc': strToU8('x'),
      'Thumbs.db': strToU8('x'),
      'photo.jpg': strToU8('\u00ff\u00d8'),
      'flights.csv': strToU8('date,airtime\n2026-05-03,60\n'),
    });
    const readings = await read(given('all.zip', zip));
    expect(readings.map(outcomeOf)).toEqual([
      ['all.zip/2025/a.igc', 1],
      ['all.zip/2025/inner.zip/b.igc', 1],
      ['all.zip/stored.zip/b.igc', 1],
      ['all.zip/photo.jpg', 'notFlightFile'],
      ['all.zip/flights.csv', 'table'],
    ]);
    for (const flight of flightsOf(readings)) {
      expect(await new TrackFiles().igcOf(trackOf(flight).handle)).toEqual(new Uint8Array(IGC));
    }
  });

  it('that is a KMZ, a spreadsheet or an archive is that', async () => {
    const kmz = zipSync({ 'doc.kml': strToU8(kmlOf(named(FIXES))), 'files/mark.png': strToU8('x') });
    const xlsx = workbookBytes({ sheets: { Flights: [['Date'], ['2026-05-03']] } });
    const archive = zipSync({ 'wingbook.json': strToU8('{}'), 'tracks/a.igc': IGC });
    const files = [given('a.kmz', kmz), given('b.xlsx', xlsx), given('c.zip', archive)];
    expect((await read(...files)).map(outcomeOf)).toEqual([
      ['a.kmz/doc.kml', 1],
      ['b.xlsx', 'table'],
      ['c.zip/wingbook.json', 'badArchive'],
      ['c.zip/data/logbook.json', 'missingFile'],
      ['c.zip/tracks/a.igc', 1],
    ]);
  });

  it('in three ZIPs is read, in four it is refused', async () => {
    const nested = (depth: number): Uint8Array => zipSync(depth === 1 ? { 'a.igc': IGC } : { z: nested(depth - 1) });
    expect((await read(given('a', nested(3)), given('b', nested(4)))).map(outcomeOf)).toEqual([
      ['a/z/z/a.igc', 1],
      ['b/z/z/z', 'zipTooDeep'],
    ]);
  });

  it('has its damaged and encrypted files named, the others read', async () => {
    const zip = zipBytes([
      { name: 'secret.igc', content: IGC, flags: 1 },
      { name: 'bomb.igc', content: IGC, size: IGC.length - 1 },
      { name: 'wrong.igc', content: IGC, crc32: 7 },
      { name: '../../etc/good\u202e.igc', content: IGC },
    ]);
    expect((await read(given('a.zip', zip))).map(outcomeOf)).toEqual([
      ['a.zip/secret.igc', 'encrypted'],
      ['a.zip/bomb.igc', 'wrongLength'],
      ['a.zip/wrong.igc', 'wrongChecksum'],
      ['a.zip/../../etc/good\u{fffd}.igc', 1],
    ]);
  });

  it('has the files named that say to hold too much, the others read', async () => {
    const huge = { name: 'huge.igc', content: 'x', size: 2 ** 32 - 1 };
    const zip = zipBytes([huge, { ...huge, name: 'other.igc' }, { name: 'a.igc', content: IGC }]);
    expect((await read(given('a.zip', zip))).map(outcomeOf)).toEqual([
      ['a.zip/huge.igc', 'tooMuchContent'],
      ['a.zip/other.igc', 'tooMuchContent'],
      ['a.zip/a.igc', 1],
    ]);
  });

  it('behind a program or other bytes is read', async () => {
    const zip = Buffer.concat([Buffer.from('MZ\0\u0001a,b\n1,2\n'), zipSync({ 'a.igc': IGC })]);
    const script = Buffer.concat([Buffer.from('#!/bin/sh\ncut -d, -f1,2\ncut -d, -f3,4\n'), zipSync({ 'a.igc': IGC })]);
    const files = [given('a.exe', zip), given('b.sh', script), given('c.zip', zipSync({ 'in.zip': zip }))];
    expect((await read(...files)).map(outcomeOf)).toEqual([
      ['a.exe/a.igc', 1],
      ['b.sh/a.igc', 1],
      ['c.zip/in.zip/a.igc', 1],
    ]);
  });

  it('that was cut off is named, and its files before the cut are read', async () => {
    const zip = zipSync({ 'a.igc': IGC, 'b.gpx': strToU8(gpxOf(named(FIXES))), 'c.igc': IGC });
    expect((await read(given('a.zip', zip.subarray(0, zip.length - 800)))).map(outcomeOf)).toEqual([
      ['a.zip', 'badZip'],
      ['a.zip/a.igc', 1],
      ['a.zip/b.gpx', 1],
      ['a.zip/c.igc', 'badEntry'],
    ]);
  });

  it('that is a spreadsheet or document of another program is refused once, and so are those that are no ZIP', async () => {
    const ods = zipSync({ mimetype: strToU8('application/vnd.oasis'), 'content.xml': strToU8('<x/>') });
    const ole = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
    const files = [
      given('a.ods', ods),
      given('b.numbers', zipSync({ 'Index/Document.iwa': strToU8('x'), 'preview.jpg': strToU8('x') })),
      given('c.xls', ole),
      given('d.xls', '<html><table><tr><td>1</td></tr></table></html>'),
      given('e.xlsx', ole),
      given('f.docx', zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'word/document.xml': strToU8('<x/>') })),
      given('g.zip', zipSync({ 'a.ods': ods })),
    ];
    expect((await read(...files)).map(outcomeOf)).toEqual([
      ['a.ods', 'otherSpreadsheet'],
      ['b.numbers', 'otherSpreadsheet'],
      ['c.xls', 'otherSpreadsheet'],
      ['d.xls', 'otherSpreadsheet'],
      ['e.xlsx', 'encrypted'],
      ['f.docx', 'notFlightFile'],
      ['g.zip/a.ods', 'otherSpreadsheet'],
    ]);
  });

  it('is refused as a whole when it is damaged or empty', async () => {
    const readings = await read(
      given('cut.zip', zipSync({ a: IGC }).subarray(0, 500)),
      given('empty.zip', zipSync({})),
      given('mac.zip', zipSync({ '.DS_Store': strToU8('x') })),
    );
    expect(readings.map(outcomeOf)).toEqual([
      ['cut.zip', 'badZip'],
      ['empty.zip', 'empty'],
      ['mac.zip', 'empty'],
    ]);
  });
});

describe('the archive of an account of Strava or Garmin', () => {
  it('is its list and the tracks that it names; the other files are one line', async () => {
    const zip = zipSync({
      'activities.csv': strToU8('Activity ID,Filename\n1,activities/1.gpx.gz\n'),
      'activities/1.gpx.gz': gzipSync(strToU8(gpxOf(named(FIXES)))),
      'bikes.csv': strToU8('Name,Brand\nA,B\n'),
      'media/1.jpg': strToU8('x'),
    });
    expect((await read(given('export.zip', zip))).map(outcomeOf)).toEqual([
      ['export.zip/activities.csv', 'table'],
      ['export.zip/activities/1.gpx.gz', 1],
      ['export.zip', 'otherFilesOfArchive'],
    ]);
  });

  it('may be a folder, or a ZIP with ZIPs of what watches wrote', async () => {
    const uploaded = 'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip';
    const watch = fitBytes({ date: '2025-05-31', sessions: [{ sport: 26, fixes: FIXES }] });
    const garmin = zipSync({
      [uploaded]: zipSync({ 'ann_1.fit': watch, 'ann_2.fit': fitBytes({ date: '2025-05-31', sessions: [] }) }),
      'DI_CONNECT/DI-Connect-Wellness/sleep.json': strToU8('[]'),
    });
    expect((await read(given('garmin.zip', garmin))).map(outcomeOf)).toEqual([
      [`garmin.zip/${uploaded}/ann_1.fit`, 1],
      [`garmin.zip/${uploaded}/ann_2.fit`, 'noTrack'],
      ['garmin.zip', 'otherFilesOfArchive'],
    ]);
    const folder = [
      given('strava/activities.csv', 'a,b\n1,2\n'),
      given('strava/activities/1.tcx', '<TrainingCenterDatabase/>'),
      given('strava/clubs.csv', 'a,b\n1,2\n'),
    ];
    expect((await read(...folder)).map(outcomeOf)).toEqual([
      ['strava/activities.csv', 'table'],
      ['strava/activities/1.tcx', 'noTrack'],
      ['strava', 'otherFilesOfArchive'],
    ]);
  });
});

describe('a FIT file', () => {
  const sessionOf = (sport: number) => fitBytes({ date: '2025-05-31', sessions: [{ sport, fixes: FIXES }] });

  it('is the flight that it was made from, as IGC', async () => {
    const [fromIgc] = flightsOf(await read(given('a.igc', IGC)));
    const [flight] = flightsOf(await read(given('watch.fit', sessionOf(0))));
    expect(flight?.airtime).toBe(fromIgc?.airtime);
    expect(trackOf(flight)).toMatchObject({ fileName: 'watch.igc', convertedFrom: 'fit' });
    expect(trackOf(flight).isDoubtful).toBe(trackOf(fromIgc).isDoubtful);
    const bytes = await new TrackFiles().igcOf(trackOf(flight).handle);
    expect(new TextDecoder().decode(bytes)).toContain('HFFTYFRTYPE:Wingbook,converted from FIT');
  });

  it('of another sport is asked about', async () => {
    const [flight] = flightsOf(await read(given('watch.fit', sessionOf(24))));
    expect(trackOf(flight).isDoubtful).toBe(true);
  });
});

describe('a file that is packed by gzip', () => {
  it('is what it has inside, also in a ZIP, and keeps its bytes', async () => {
    const zip = zipSync({ 'b.igc.gz': gzipSync(IGC) });
    const files = [
      given('a.igc.gz', gzipSync(IGC)),
      given('all.zip', zip),
      given('c.gpx.gz', gzipSync(strToU8(gpxOf(named(FIXES))))),
      given('d.csv.gz', gzipSync(strToU8('date,airtime\n2026-05-03,60\n'))),
      given('e.zip.gz', gzipSync(zipSync({ 'a.igc': IGC }))),
    ];
    const readings = await read(...files);
    expect(readings.map(outcomeOf)).toEqual([
      ['a.igc.gz', 1],
      ['all.zip/b.igc.gz', 1],
      ['c.gpx.gz', 1],
      ['d.csv.gz', 'table'],
      ['e.zip.gz/a.igc', 1],
    ]);
    const [first, second, third] = flightsOf(readings).map(trackOf);
    expect([first?.fileName, third?.fileName]).toEqual(['a.igc', 'c.igc']);
    for (const track of [first, second]) {
      expect(track && (await new TrackFiles().igcOf(track.handle))).toEqual(new Uint8Array(IGC));
    }
  });

  it('is refused when it is damaged, packed twice or a bomb', async () => {
    const bomb = (start: string): Uint8Array => gzipSync(Buffer.concat([Buffer.from(start), new Uint8Array(70 * MB)]));
    const files = [
      given('cut.igc.gz', gzipSync(IGC).subarray(0, -20)),
      given('twice.gz', gzipSync(gzipSync(IGC))),
      given('zeros.gz', bomb('')),
      given('bomb.gpx.gz', bomb('<gpx>')),
      given('bomb.igc.gz', bomb('HFDTE030526\r\n')),
      given('good.igc.gz', gzipSync(IGC)),
    ];
    expect((await read(...files)).map(outcomeOf)).toEqual([
      ['cut.igc.gz', 'badEntry'],
      ['twice.gz', 'notFlightFile'],
      ['zeros.gz', 'notFlightFile'],
      ['bomb.gpx.gz', 'tooLargeFile'],
      ['bomb.igc.gz', 'tooLarge'],
      ['good.igc.gz', 1],
    ]);
  });
});

describe('a file is refused by name', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['a text', 'Flown at Kandel', 'notFlightFile'],
    ['a day without positions', 'AXXXABC\r\nHFDTE010526\r\n', 'noFixes'],
    ['a stay on the ground', igcBytes({ fixes: flownPath(START, [REST, REST, REST]) }), 'noFlights'],
    ['a track without times', '<gpx><trk><trkpt lat="1" lon="2"/></trk></gpx>', 'noTimes'],
    ['more than 8 MB', bytesOf(`HFDTE010526\r\n${' '.repeat(8 * 2 ** 20)}`), 'tooLarge'],
  ])('%s', async (_, content, problem) => {
    expect((await read(given('a', content))).map(outcomeOf)).toEqual([['a', problem]]);
  });

  it('of another format with more than 64 MB, which is no track of more than 8 MB', async () => {
    const file = new Blob(['<gpx>', new Uint8Array(64 * 2 ** 20)]);
    const [reading] = await read({ path: 'a.gpx', file });
    expect(reading && outcomeOf(reading)).toEqual(['a.gpx', 'tooLargeFile']);
  });

  it('when it was deleted after it was chosen', async () => {
    class Gone extends Blob {
      override async arrayBuffer(): Promise<ArrayBuffer> {
        throw new DOMException('Gone', 'NotFoundError');
      }
      override slice(): Blob {
        return new Gone(['x']);
      }
    }
    const [reading] = await read({ path: 'a.igc', file: new Gone(['x']) });
    expect(reading && outcomeOf(reading)).toEqual(['a.igc', 'gone']);
  });
});

describe('reading', () => {
  it('tells how many files there are and how many are read', async () => {
    const progress: ReadProgress[] = [];
    const zip = zipSync({ a: IGC, b: IGC });
    await readFiles([given('z', zip), given('c', 'x')], {
      onReading: () => undefined,
      onProgress: (now) => progress.push(now),
    });
    expect(progress.at(0)).toEqual({ files: 1, read: 0 });
    expect(progress.at(-1)).toEqual({ files: 3, read: 3 });
  });
});
