import { flownPath, igcFile, type Leg } from '../../../test/builders/igc.ts';

/** A name with a word that is wider than a phone. */
export const LONG_NAME = `${'Donaudampfschifffahrt'.repeat(4)} of the north`;
/** Another logbook's table: its dates can be read in two ways, its third airtime is none, one name is long. */
export const TABLE = [
  'Jour;Durée;Décollage;Voile;Commentaire;Altitude',
  '03/04/2024;1:15;Annecy;Omega;Thermique;1820',
  '05/02/2024;0:42;Annecy;Omega;;1450',
  '07/03/2024;bientôt;Kandel;Rook;;',
  `02/06/2024;0:20;${LONG_NAME};Rook;${'Plouf, and up again. '.repeat(12)};1100`,
].join('\r\n');
const FLIGHT: readonly Leg[] = [
  { seconds: 120 },
  { seconds: 900, speed: 9, turn: 18, climb: 0.7 },
  { seconds: 700, speed: 10, heading: 90, climb: -1 },
  { seconds: 120 },
];
const PLACES = { Weissenstein: { lat: 47.25, lng: 7.51 }, nowhere: { lat: 46.1, lng: 9.2 } };

/** A file of text. */
export interface TestFile {
  readonly name: string;
  readonly content: string;
}

/** Flights of four days, from a known place and from one without a site. */
export const TRACKS = [1, 2, 3, 4].map((day): TestFile => {
  const place = day < 3 ? PLACES.Weissenstein : PLACES.nowhere;
  const fixes = flownPath({ at: 28_800, altitude: 1_800, ...place }, FLIGHT);
  return {
    name: day === 4 ? `${LONG_NAME}.igc` : `2026-06-0${day}.igc`,
    content: igcFile({
      date: `2026-06-0${day}`,
      records: [`HFGTYGLIDERTYPE:${day < 3 ? 'Lark 2 M' : LONG_NAME}`],
      fixes,
    }),
  };
});
/** A file that is refused. */
export const BROKEN: TestFile = { name: 'broken.igc', content: 'no track' };
