import { expect, it } from 'vitest';
import { flownPath, igcBytes } from '#test/builders/igc';
import { workbookBytes } from '#test/builders/workbook';
import { zipBytes } from '#test/builders/zip';
import { readFiles } from './read-files.ts';
import type { SourceReading } from './readings.ts';

const MB = 2 ** 20;
const LAUNCH = { at: 36_000, lat: 46.69, lng: 7.86, altitude: 1_600 };
const IGC = igcBytes({
  fixes: flownPath(
    LAUNCH,
    [{ seconds: 300 }, { seconds: 600, speed: 10, heading: 90, climb: -1 }, { seconds: 300 }],
    10,
  ),
});
const SHEET_PATH = 'xl/worksheets/sheet1.xml';

async function outcomesOf(path: string, content: Uint8Array | string): Promise<readonly (readonly string[])[]> {
  const outcomes: (readonly string[])[] = [];
  const onReading = (reading: SourceReading): void => {
    outcomes.push([reading.source.path, reading.state === 'refused' ? reading.problem : reading.state]);
  };
  const file = new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]);
  await readFiles([{ path, file }], { onReading, onProgress: () => undefined });
  return outcomes;
}

function sheet(xml: string): Uint8Array {
  return workbookBytes({ sheets: { A: [] }, parts: { [SHEET_PATH]: xml } });
}

it.each<[string, string, () => Uint8Array | string, string]>([
  ['a sheet of 48 MB of zeros', 'a.xlsx', () => sheet('\0'.repeat(48 * MB)), 'noFlights'],
  ['a sheet of millions of empty cells', 'a.xlsx', () => sheet(`<row>${'<c/>'.repeat(5 * MB)}</row>`), 'tooLargeFile'],
  [
    'a text of a workbook that stands for many cells',
    'a.xlsx',
    () =>
      workbookBytes({
        sheets: { A: [] },
        parts: {
          'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`,
          [SHEET_PATH]: '<row><c t="s"><v>0</v></c></row>'.repeat(2_000),
        },
      }),
    'tooLargeFile',
  ],
  [
    'a sheet that is shown 20 times, whose rows are far apart',
    'a.xlsx',
    () => {
      const names = Array.from({ length: 20 }, (_, i) => `S${i}`);
      const far = '<row r="1"><c r="GR1" t="str"><v>x</v></c></row><row r="20000"><c t="str"><v>x</v></c></row>';
      return workbookBytes({
        sheets: Object.fromEntries(names.map((name) => [name, []])),
        parts: Object.fromEntries(names.map((_, i) => [`xl/worksheets/sheet${i + 1}.xml`, far])),
      });
    },
    'tooLargeFile',
  ],
  ['a line of millions of cells', 'a.csv', () => `a,b\n1,2\n${','.repeat(8 * MB)}`, 'tooLargeFile'],
  ['lists in lists', 'a.json', () => '['.repeat(40 * MB), 'tooDeep'],
  ['a list of millions', 'a.json', () => `{"items":[0${',0'.repeat(4 * MB)}]}`, 'tooLargeFile'],
  ['comments that never end', 'a.gpx', () => `<gpx>${'<!--'.repeat(4 * MB)}`, 'badXml'],
  [
    'an element of a million attributes',
    'a.gpx',
    () => `<gpx ${Array.from({ length: MB }, (_, i) => `a${i}=""`).join(' ')}/>`,
    'badXml',
  ],
  [
    'a line of millions of places',
    'a.kml',
    () =>
      `<kml><Placemark><LineString><coordinates>${'1,1 '.repeat(2 * MB)}</coordinates></LineString></Placemark></kml>`,
    'tooLargeFile',
  ],
])('%s is refused', async (_, path, content, problem) => {
  expect(await outcomesOf(path, content())).toEqual([[path, problem]]);
});

/** ZIPs in ZIPs, so many in each. */
function nested(depth: number, beside: string | null): Uint8Array {
  const name = (i: number): string => (depth % 2 === 0 ? `${i}.zip` : `${i}.bin`);
  const content = depth === 0 ? IGC : nested(depth - 1, beside);
  const entries = Array.from({ length: depth === 0 ? 1 : 4 }, (_, i) => ({ name: name(i), content }));
  return zipBytes(beside === null ? entries : [{ name: beside, content: IGC }, ...entries]);
}

it('ZIPs nested too deeply are one line', async () => {
  expect(await outcomesOf('a.zip', nested(4, null))).toEqual([['a.zip', 'zipTooDeep']]);
});

it('ZIPs nested too deeply do not hide the files beside them', async () => {
  const outcomes = await outcomesOf('a.zip', nested(2, 'a.igc'));
  expect(outcomes.filter(([, outcome]) => outcome === 'flights')).toHaveLength(1 + 4 + 16);
});

it('a ZIP of files that are none of ours is one line', async () => {
  const photos = zipBytes(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, content: Buffer.from('ffd800', 'hex') })));
  const encrypted = zipBytes(['a.igc', 'b.igc'].map((name) => ({ name, content: IGC, flags: 1 })));
  const both = zipBytes([
    { name: 'photos.zip', content: photos },
    { name: 'tracks.zip', content: encrypted },
  ]);
  expect(await outcomesOf('all.zip', both)).toEqual([
    ['all.zip/photos.zip', 'notFlightFile'],
    ['all.zip/tracks.zip', 'encrypted'],
  ]);
});
