import { describe, expect, it } from 'vitest';
import { bytesOf } from '#test/builders/igc';
import { parseIgc } from './parse-igc.ts';

/** Returns the bytes of a text in an encoding from before Unicode. */
function bytesIn(encoding: string, text: string): Uint8Array {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const decoder = new TextDecoder(encoding);
  const byCharacter = new Map(bytes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, (character) => byCharacter.get(character) ?? 0x3f);
}

const fileWith = (pilot: string, glider: string, site = ''): string =>
  ['AXXXABC', 'HFDTE030526', `HFPLTPILOT:${pilot}`, `HFGTYGLIDERTYPE:${glider}`, `HFSITSite:${site}`, ''].join('\r\n');

describe('names in the headers of a file', () => {
  it.each([
    ['windows-1250', 'Jiří Novák', 'Žluťoučký kůň', 'Javorový'],
    ['windows-1250', 'Łukasz Wiśniewski', 'Żar', 'Góra Ślęża'],
    ['windows-1250', 'Kovács Győző', 'Kék erdő', 'Hármashatár-hegy'],
    ['windows-1250', 'Žiga Čuček', 'Šip', 'Ajdovščina'],
    ['windows-1251', 'Иван Петров', 'Дельта', 'Чегем'],
    ['windows-1252', 'Jürgen Müller', 'Zéno', 'Hörnli'],
    ['windows-1252', 'Aimé Besançon', 'Épsilon', 'Col de la Forclaz'],
    ['windows-1252', 'Nuno Simões', 'Rush 6', 'Linhares'],
    ['windows-1252', 'Åse Sørensen', 'Alpina', 'Hjørring'],
    ['windows-1252', 'Tõnu', 'Ion', 'Kääpa'],
  ])('are read in %s: %s', (encoding, pilot, gliderType, site) => {
    const { headers } = parseIgc(bytesIn(encoding, fileWith(pilot, gliderType, site)));
    expect(headers).toMatchObject({ pilot, gliderType, site });
  });

  it('are read in UTF-8 wherever they are that', () => {
    const { headers } = parseIgc(bytesOf(fileWith('Jiří Novák', 'Žluťoučký kůň', 'Дельта')));
    expect(headers).toMatchObject({ pilot: 'Jiří Novák', gliderType: 'Žluťoučký kůň', site: 'Дельта' });
  });

  it('are read line by line where one is UTF-8 and one is not', () => {
    const [first = '', second = ''] = ['AXXXABC\nHFDTE030526\nHFPLTPILOT:Jiří\n', 'HFGTYGLIDERTYPE:Žluťoučký kůň\n'];
    const { headers } = parseIgc(Uint8Array.of(...bytesOf(first), ...bytesIn('windows-1250', second)));
    expect(headers).toMatchObject({ pilot: 'Jiří', gliderType: 'Žluťoučký kůň' });
  });
});
