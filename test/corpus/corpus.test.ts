import { describe, expect, it } from 'vitest';
import { parseIgc } from '#domain/igc/parse-igc';
import { readTrack } from '#domain/track/read-track';
import { trackSeries } from '#domain/track/series';
import { thinTrack } from '#domain/track/thin-track';
import type { TrackAnalysis } from '#domain/track/track';
import { CORPUS_FOLDER, corpusFile, hasCorpus } from './corpus-folder.ts';
import { readTruth, type Truth } from './truth.ts';

/** Allowed difference of positions: some files have more digits than the table's programs read. */
const POSITION_TOLERANCE_DEG = 2e-5;
const LAUNCH_TOLERANCE_S = 60;

if (!hasCorpus) console.warn(`Skipped: no recorded IGC files in ${CORPUS_FOLDER}; IGC_CORPUS may name another folder`);
const rows = hasCorpus ? readTruth(CORPUS_FOLDER) : [];

describe.skipIf(!hasCorpus)('the recorded IGC files', () => {
  it('exist', () => {
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each(rows.filter((row) => row.isTrusted))('$file: reads the values that two programs agree on', (row) => {
    expect(summaryOf(row.file)).toEqual(expectedSummary(row));
    const { fixes } = parseIgc(corpusFile(row.file));
    expect(Math.abs((fixes.lat[0] ?? 0) - (row.firstLat ?? 0))).toBeLessThanOrEqual(POSITION_TOLERANCE_DEG);
    expect(Math.abs((fixes.lng[0] ?? 0) - (row.firstLng ?? 0))).toBeLessThanOrEqual(POSITION_TOLERANCE_DEG);
  });

  it.each(rows.filter((row) => row.isLaunchAgreed))('$file: finds the launch that two detectors agree on', (row) => {
    expect(Math.abs(analysisOf(row.file).launchTime - (row.launch ?? 0))).toBeLessThanOrEqual(LAUNCH_TOLERANCE_S);
  });

  it.each(rows.filter((row) => row.isLandingAgreed))('$file: finds the landing that two detectors agree on', (row) => {
    expect(Math.abs(analysisOf(row.file).landingTime - (row.landing ?? 0))).toBeLessThanOrEqual(LAUNCH_TOLERANCE_S);
  });

  it.each(rows)('$file: becomes a track or a clear problem', (row) => {
    const reading = readTrack(corpusFile(row.file));
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
    const { time, lat, lng, gnssAltitude, pressureAltitude, valid, length } = parseIgc(corpusFile(row.file)).fixes;
    const buffers = [time, lat, lng, gnssAltitude, pressureAltitude, valid].map((column) => column.buffer.byteLength);
    expect(buffers.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(40 * length);
  });
});

type Summary = Pick<Truth, 'date' | 'firstFix' | 'fixes' | 'validFixes' | 'durationS' | 'maxGnss' | 'maxPressure'>;

function summaryOf(file: string): Summary {
  const { headers, fixes } = parseIgc(corpusFile(file));
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

function analysisOf(file: string): TrackAnalysis {
  const reading = readTrack(corpusFile(file));
  if (reading.state !== 'ready') throw new Error(`${file} could not be read: ${reading.problem.code}`);
  return reading.track.analysis;
}
