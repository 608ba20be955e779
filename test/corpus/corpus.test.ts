import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseIgc } from '#domain/igc/parse-igc';
import { readTrack } from '#domain/track/read-track';
import { trackSeries } from '#domain/track/series';
import { thinTrack } from '#domain/track/thin-track';
import type { TrackAnalysis } from '#domain/track/track';
import { CORPORA, OWN_TRACKS_FOLDER, trackFile } from './corpora.ts';
import { ownTracks } from './own-tracks.ts';
import { readTruth, type Truth } from './truth.ts';
import { truthTable } from './truth-table.ts';

/** Allowed difference of positions: some files have more digits than the table's programs read. */
const POSITION_TOLERANCE_DEG = 2e-5;
const LAUNCH_TOLERANCE_S = 60;
/** Altitudes are smoothed against spikes. */
const ALTITUDE_TOLERANCE_M = 5;

describe.each(CORPORA)('$title', ({ folder }) => {
  const rows = readTruth(folder);
  const bytesOf = ({ file }: Truth) => trackFile(folder, file);
  const analysisOf = (row: Truth) => analysisIn(bytesOf(row), row.file);

  it('are many', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  it.each(rows.filter((row) => row.isTrusted))('$file: reads the values that are known', (row) => {
    expect(summaryOf(bytesOf(row))).toEqual(expectedSummary(row));
    const { fixes } = parseIgc(bytesOf(row));
    expect(Math.abs((fixes.lat[0] ?? 0) - (row.firstLat ?? 0))).toBeLessThanOrEqual(POSITION_TOLERANCE_DEG);
    expect(Math.abs((fixes.lng[0] ?? 0) - (row.firstLng ?? 0))).toBeLessThanOrEqual(POSITION_TOLERANCE_DEG);
  });

  it.each(rows.filter((row) => row.isLaunchAgreed))('$file: finds the launch', (row) => {
    expect(Math.abs(analysisOf(row).launchTime - (row.launch ?? 0))).toBeLessThanOrEqual(LAUNCH_TOLERANCE_S);
  });

  it.each(rows.filter((row) => row.isLandingAgreed))('$file: finds the landing', (row) => {
    expect(Math.abs(analysisOf(row).landingTime - (row.landing ?? 0))).toBeLessThanOrEqual(LAUNCH_TOLERANCE_S);
  });

  it.each(rows)('$file: becomes a track or a clear problem', (row) => {
    const reading = readTrack(bytesOf(row));
    if (reading.state === 'unreadable') {
      expect(row.fixes).toBe(0);
      expect(['noFixes', 'notReadable']).toContain(reading.problem.code);
      return;
    }
    const series = trackSeries(reading.track);
    expect(series.length).toBe(reading.track.analysis.landingIndex - reading.track.analysis.launchIndex + 1);
    expect(thinTrack(reading.track, 4).indexes.length).toBeLessThanOrEqual(series.length);
    expect(JSON.parse(JSON.stringify(reading.track.analysis))).toEqual(reading.track.analysis);
  });

  it.each(rows)('$file: needs at most 40 bytes per fix', (row) => {
    const { time, lat, lng, gnssAltitude, pressureAltitude, valid, length } = parseIgc(bytesOf(row)).fixes;
    const buffers = [time, lat, lng, gnssAltitude, pressureAltitude, valid].map((column) => column.buffer.byteLength);
    expect(buffers.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(40 * length);
  });
});

describe('the tracks of our own making', () => {
  const rows = readTruth(OWN_TRACKS_FOLDER);

  it.each(rows.filter(({ maxAltitude }) => maxAltitude !== null))('$file: has its highest altitude', (row) => {
    const { maxAltitude } = analysisIn(trackFile(OWN_TRACKS_FOLDER, row.file), row.file);
    expect(Math.abs((maxAltitude ?? 0) - (row.maxAltitude ?? 0))).toBeLessThanOrEqual(ALTITUDE_TOLERANCE_M);
  });

  it.each(rows.filter(({ launch, isTrusted }) => launch === null && isTrusted))('$file: has no flight', (row) => {
    expect(analysisIn(trackFile(OWN_TRACKS_FOLDER, row.file), row.file).isFlightDetected).toBe(false);
  });

  it.each(ownTracks())('$name.igc is as it was written', ({ name, bytes }) => {
    expect(Buffer.from(trackFile(OWN_TRACKS_FOLDER, `${name}.igc`)).equals(bytes)).toBe(true);
  });

  it('have the table that was written with them', () => {
    expect(readFileSync(join(OWN_TRACKS_FOLDER, 'truth.tsv'), 'utf8')).toBe(truthTable(ownTracks()));
  });
});

type Summary = Pick<Truth, 'date' | 'firstFix' | 'fixes' | 'validFixes' | 'durationS' | 'maxGnss' | 'maxPressure'>;

function summaryOf(bytes: Uint8Array): Summary {
  const { headers, fixes } = parseIgc(bytes);
  const [first = 0, last = 0] = [fixes.time[0], fixes.time.at(-1)];
  return {
    date: headers.date,
    firstFix: new Date(first * 1000).toISOString().slice(11, 19),
    fixes: fixes.length,
    validFixes: fixes.valid.filter((valid) => valid === 1).length,
    durationS: last - first,
    maxGnss: fixes.gnssAltitude.reduce((most, metres) => Math.max(most, metres)),
    maxPressure: fixes.pressureAltitude.reduce((most, metres) => Math.max(most, metres)),
  };
}

function expectedSummary({ date, firstFix, fixes, validFixes, durationS, maxGnss, maxPressure }: Truth): Summary {
  return { date, firstFix, fixes, validFixes, durationS, maxGnss, maxPressure };
}

function analysisIn(bytes: Uint8Array, file: string): TrackAnalysis {
  const reading = readTrack(bytes);
  if (reading.state !== 'ready') throw new Error(`${file} could not be read: ${reading.problem.code}`);
  return reading.track.analysis;
}
