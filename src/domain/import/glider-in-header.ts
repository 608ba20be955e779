import type { IgcHeaders } from '../igc/igc-file.ts';

/** Words that say no more than that it is a glider, or that nobody has set its name: in the languages of recorders and pilots. */
const GENERIC: ReadonlySet<string> = new Set([
  ...['my', 'some', 'the', 'a', 'any', 'default', 'standard', 'generic', 'other', 'new', 'test', 'demo', 'example'],
  ...['glider', 'gliders', 'paraglider', 'paragliders', 'paragliding', 'hangglider', 'hang', 'wing', 'sailplane'],
  ...['type', 'name', 'model', 'class', 'glidertype', 'glidername', 'pg', 'hg', 'para', 'ultralight', 'aircraft'],
  ...['unknown', 'none', 'no', 'not', 'set', 'notset', 'unset', 'na', 'n', 'nil', 'null', 'undefined', 'nkn', 'tbd'],
  ...['unspecified', 'specified', 'unnamed', 'noname', 'nn', 'empty', 'enter', 'your', 'select', 'selected'],
  ...[
    'mein',
    'gleitschirm',
    'schirm',
    'drachen',
    'hängegleiter',
    'unbekannt',
    'kein',
    'keine',
    'keiner',
    'nicht',
    'gesetzt',
  ],
  ...['mon', 'ma', 'parapente', 'voile', 'aile', 'inconnu', 'inconnue', 'aucun', 'aucune', 'deltaplane'],
  ...['mio', 'mia', 'parapendio', 'ala', 'vela', 'deltaplano', 'sconosciuto', 'sconosciuta', 'nessuno', 'nessuna'],
  ...['mi', 'desconocido', 'desconocida', 'ninguno', 'ninguna'],
  ...['padák', 'paralotnia', 'glajt', 'kluzák', 'параплан', 'ernyő', 'siklóernyő'],
]);
/** Recorders that write their own name where the glider's belongs. */
const RECORDERS: ReadonlySet<string> = new Set([
  ...['xctrack', 'flyskyhy', 'skytraxx', 'flymaster', 'naviter', 'oudie', 'syride', 'flytec', 'bräuniger', 'brauniger'],
  ...[
    'gpsdump',
    'lk8000',
    'xcsoar',
    'burnair',
    'burnairgo',
    'seeyou',
    'seeyounavigator',
    'skydrop',
    'digifly',
    'flynet',
  ],
  ...[
    'lemonair',
    'bipbip',
    'legpsbip',
    'garmin',
    'suunto',
    'coros',
    'android',
    'iphone',
    'ipad',
    'gps',
    'igc',
    'logger',
  ],
  ...['paraglidinglogger', 'livetrack24', 'airtribune', 'flyme', 'thermal', 'ppgps', 'gaggle', 'xcguide', 'vario'],
]);
/** A counter, as in `Glider 1`; longer numbers may be names. */
const COUNTER = /^\d{1,2}$/;
const PLACEHOLDER = /^x+$/;

/** Returns the name of the glider that an IGC file says; empty for a name that any glider could have, and for that of the recorder. */
export function gliderNameIn({ gliderType, recorderType }: Pick<IgcHeaders, 'gliderType' | 'recorderType'>): string {
  const own = [recorderType, ...recorderType.split(',')].map(lettersOf);
  const letters = lettersOf(gliderType);
  const isOfRecorder = RECORDERS.has(letters) || own.includes(letters);
  return isOfRecorder || wordsOf(gliderType).every(isGeneric) ? '' : gliderType;
}

function isGeneric(word: string): boolean {
  return GENERIC.has(word) || COUNTER.test(word) || PLACEHOLDER.test(word);
}

function wordsOf(name: string): readonly string[] {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function lettersOf(name: string): string {
  return wordsOf(name).join('');
}
