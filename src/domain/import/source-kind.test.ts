import { describe, expect, it } from 'vitest';
import { bytesOf, igcBytes } from '#test/builders/igc';
import { HEAD_BYTES, kindOfHead, kindOfZip, type SourceKind, textOfHead } from './source-kind.ts';

const MARK = '\u{feff}';
const utf16 = (text: string, order: 'le' | 'be'): Uint8Array => {
  const bytes = new Uint8Array(Buffer.from(MARK + text, 'utf16le'));
  return order === 'le' ? bytes : new Uint8Array(Buffer.from(bytes).swap16());
};
const KML = '<kml xmlns="http://earth.google.com/kml/2.0">';

describe('the kind of a file is told by its content', () => {
  it.each<[string, SourceKind, Uint8Array]>([
    ['an IGC file', 'igc', igcBytes({ fixes: [{ at: 1, lat: 1, lng: 1 }] })],
    ['one without a recorder', 'igc', bytesOf('HFDTE010520\r\n')],
    ['one without a date, after other records', 'igc', bytesOf('LXXX a,b\r\nB1101355206343N00006198WA0058700558')],
    ['one with a byte order mark', 'igc', bytesOf(`${MARK}HFDTEDATE:010520`)],
    ['a GPX file', 'gpx', bytesOf('<?xml version="1.0"?>\n<gpx version="1.1">')],
    ['one with a prefix', 'gpx', bytesOf('<x:gpx xmlns:x="u">')],
    ['one in UTF-16', 'gpx', utf16('<?xml version="1.0" encoding="UTF-16"?><gpx>', 'le')],
    ['one in UTF-16, the other order', 'gpx', utf16('<gpx>', 'be')],
    ['a FIT file', 'fit', bytesOf('\x0e\x20\x54\x08\0\0\0\0.FIT\0\0', 'latin1')],
    ['a TCX file', 'tcx', bytesOf('<?xml version="1.0"?>\n<TrainingCenterDatabase xmlns="x">')],
    ['a file packed by gzip', 'gzip', bytesOf('\x1f\x8b\x08\0', 'latin1')],
    ['a KML file after comments', 'kml', bytesOf(`<!-- <gpx> -->\r\n<!-- Pilot: A > B -->\r\n${KML}`)],
    ['a KML file with a declaration of its type', 'kml', bytesOf('<!DOCTYPE kml SYSTEM "x.dtd"><kml>')],
    ['another XML', 'unknown', bytesOf('<?xml version="1.0"?><svg><gpx/></svg>')],
    ['a page of a website, with gpx in a comment', 'unknown', bytesOf('<!doctype html><html><gpx>')],
    ['a file of Excel before XLSX', 'spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])],
    [
      'a spreadsheet that is XML',
      'spreadsheet',
      bytesOf('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
    ],
    ['a ZIP', 'zip', bytesOf('PK\u0003\u0004\u0014\0')],
    ['an empty ZIP', 'zip', bytesOf('PK\u0005\u0006\0\0')],
    ['a database of SQLite', 'logfly', bytesOf('SQLite format 3\0\u0010\0')],
    ['an object in JSON', 'json', bytesOf('\n {"items": []}')],
    ['a list in JSON', 'json', bytesOf('[{}]')],
    ['a CSV', 'table', bytesOf('Date,Airtime\n2026-05-03,60\n')],
    ['a CSV with semicolons, in Latin-1', 'table', bytesOf('Datum;Flüge\n\n1.5.2026;2', 'latin1')],
    ['a table in UTF-16', 'table', utf16('No\tdate\tvoile\r\n1\t2\t3', 'le')],
    ['one without a mark', 'table', utf16('No\tdate\tvoile\tsite of the launch\r\n1\t2\t3\t4', 'le').slice(2)],
    ['one without a mark, the other order', 'table', utf16('No;date;voile;site of launch\r\n1;2;3;4', 'be').slice(2)],
    ['a table of bars', 'table', bytesOf('a|b\n1|2')],
    ['a table below a title', 'table', bytesOf('My flights\n\na;b;c\n1;2;3\n')],
    [
      'waypoints of SeeYou',
      'waypoints',
      bytesOf('name,code,country,lat,lon,elev,style\r\n"A","A",CH,4655.1N,00647.9E,540m,1'),
    ],
    ['waypoints with quoted heads', 'waypoints', bytesOf('"name","code","country","lat"\n"A","A","CH","4655.1N"')],
    [
      'waypoints of CompeGPS',
      'waypoints',
      bytesOf('G  WGS 84\r\nU  1\r\nW  A01 A 46.6N 7.2E 27-MAR-62 00:00:00 540.0 x'),
    ],
    ['waypoints in FormatGEO', 'waypoints', bytesOf('$FormatGEO\r\nA01  N 46 55 08.3  E 006 47 56.5  540  x')],
    ['waypoints of OziExplorer', 'waypoints', bytesOf('OziExplorer Waypoint File Version 1.1\nWGS 84\n1,A01,46.6,7.2')],
    [
      'a track of OziExplorer',
      'otherTrack',
      bytesOf('OziExplorer Track Point File Version 2.1\nWGS 84\n46.6,7.2,0,540'),
    ],
    [
      'a track of CompeGPS',
      'otherTrack',
      bytesOf('G  WGS 84\nU  1\nC 0 0 255 2 -1.0\nT A 46.6N 7.2E 03-MAY-26 10:00:00 s 540'),
    ],
    [
      'the log of a receiver',
      'nmea',
      bytesOf('$GPRMC,100000,A,4655.1,N,00647.9,E,0,0,030526,,*1A\r\n$GPGGA,100000,4655.1,N\r\n'),
    ],
    ['one of another constellation', 'nmea', bytesOf('$GNGGA,100000.00,4655.1,N,00647.9,E,1\n$GNRMC,100000.00,A\n')],
    [
      'airspaces',
      'airspaces',
      bytesOf('* Switzerland\r\nAC D\r\nAN BERN CTR\r\nAL GND\r\nAH 4500ft\r\nDP 46:55:00 N 007:30:00 E\r\n'),
    ],
    ['a text with a list', 'unknown', bytesOf('My flights\n\nKandel, Niesen\nin May, 2026\n')],
    ['a picture', 'unknown', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x2c])],
    ['a text', 'unknown', bytesOf('Flown at Kandel, twice.\nWindy')],
    ['nothing', 'unknown', new Uint8Array()],
  ])('%s is %s', (_, kind, bytes) => {
    expect(kindOfHead(bytes.subarray(0, HEAD_BYTES))).toBe(kind);
  });

  it('a ZIP is a spreadsheet, an archive or a ZIP of files by the names in it', () => {
    expect(kindOfZip(['[Content_Types].xml', 'xl/workbook.xml'])).toBe('table');
    expect(kindOfZip(['wingbook.json', 'data/logbook.json'])).toBe('archive');
    expect(kindOfZip(['doc.kml'])).toBe('zip');
    expect(kindOfZip(['a/wingbook.json'])).toBe('zip');
    expect(kindOfZip(['mimetype', 'content.xml', 'meta.xml'])).toBe('spreadsheet');
    expect(kindOfZip(['Index/Document.iwa', 'preview.jpg'])).toBe('spreadsheet');
    expect(kindOfZip(['[Content_Types].xml', 'xl/workbook.bin'])).toBe('spreadsheet');
    expect(kindOfZip(['[Content_Types].xml', 'word/document.xml'])).toBe('unknown');
  });

  it('at once, whatever the head holds', () => {
    for (const part of ['<!--', '<', '<?', '-->', ',', ' ', 'B', '\n', '[']) {
      expect(kindOfHead(bytesOf(part.repeat(HEAD_BYTES / part.length)))).toBeDefined();
    }
  });
});

const TEXT = 'Date;Time;Site\n2026-05-03;10:31;Home';
const littleEndian = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));
const bigEndian = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

describe('the start of a file', () => {
  it.each<[string, Uint8Array]>([
    ['ASCII', bytesOf(TEXT)],
    ['UTF-8 with a mark', bytesOf(`\ufeff${TEXT}`)],
    ['UTF-16 with a mark', littleEndian(`\ufeff${TEXT}`)],
    ['UTF-16 the other way round with a mark', bigEndian(`\ufeff${TEXT}`)],
    ['UTF-16 without a mark', littleEndian(TEXT)],
    ['UTF-16 the other way round without a mark', bigEndian(TEXT)],
  ])('is read in %s', (_, bytes) => {
    expect(textOfHead(bytes)).toBe(TEXT);
  });

  it('has its ASCII characters right beside others', () => {
    for (const bytes of [bytesOf('Höhe;m'), bytesOf('Höhe;m', 'latin1'), littleEndian('\ufeffHöhe;m')]) {
      expect(textOfHead(bytes)).toMatch(/^H.{1,2}he;m$/);
    }
  });

  it('keeps zero bytes that are of no encoding', () => {
    const zeros = new Uint8Array([0x53, 0x51, 0x4c, 0, 0, 0, 0x10, 0]);
    expect(textOfHead(zeros)).toBe('SQL\0\0\0\x10\0');
    const few = littleEndian('short');
    expect(textOfHead(few)).toBe('s\0h\0o\0r\0t\0');
  });

  it('is empty for an empty file, and for a mark alone', () => {
    for (const bytes of [new Uint8Array(0), bytesOf('\ufeff'), littleEndian('\ufeff')])
      expect(textOfHead(bytes)).toBe('');
  });
});
