import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOf, describedIn, MARKED } from '#test/languages/arguments';
import { type Catalogue, counterpart, type Entry, entriesOf, loadCatalogue, textsIn } from '#test/languages/catalogue';
import { escapeHtml } from '../src/server/encoding/html.ts';
import { ROOT } from './run.mjs';
import { findUsers } from './texts/users.ts';

/** What a function is shown for. */
const COUNTS = [0, 1, 2, 5, 22];
const NAMES = ['Anna', 'Bea', 'Carl', 'Dora', 'Emil', 'Fritz', 'Gina'];
const HEADS = ['Key', 'English', 'Translation', 'For translators', 'Used in'];
const STYLE = `body { font: 14px/1.4 system-ui, sans-serif; margin: 1rem }
table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #bbb; padding: .3rem .5rem; text-align: start; vertical-align: top }
thead th { position: sticky; top: 0; background: #eee } td { white-space: pre-line; overflow-wrap: anywhere } .same { background: #fff3c4 } .missing { background: #ffd9d4 }
td:first-child, td:nth-child(n + 4) { font-size: 12px; color: #555 }`;

/** Usage: `npm run texts-sheet -- de`. Writes a table of all texts of a language beside the English ones, for reviewers. */
const [tag = 'en'] = process.argv.slice(2);
const english = await loadCatalogue('en');
const catalogue = await loadCatalogue(tag);
const folder = join(ROOT, '.build');
const path = join(folder, `texts-${tag}.html`);
mkdirSync(folder, { recursive: true });
writeFileSync(path, sheetOf(english, catalogue, tag));
console.log(`Written to ${path}.`);

function sheetOf(english: Catalogue, catalogue: Catalogue, tag: string): string {
  const entries = entriesOf(english);
  const usersOf = findUsers(english);
  const rows = entries.map((entry) => {
    const cells = [shown(entry, entry.value), shown(entry, counterpart(catalogue, entry))];
    const state = cells[1] === '' && cells[0] !== '' ? 'missing' : cells[0] === cells[1] && tag !== 'en' ? 'same' : '';
    const { comment, heading, above } = describedIn(entry);
    const notes = [comment, heading, comment || heading ? '' : above].filter((note) => note !== '').join('\n');
    const texts = [`${entry.file} ${entry.key}`, ...cells, notes, usersOf(entry).join('\n')];
    return `<tr class="${state}">${texts.map((text, index) => `<td${index === 2 ? ` lang="${tag}"` : ''}>${escapeHtml(text)}</td>`).join('')}</tr>`;
  });
  const heads = HEADS.map((head) => `<th>${head}</th>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Texts of Wingbook: ${tag}</title><style>${STYLE}</style>
<p>${entries.length} texts. Functions are shown for ${COUNTS.join(', ')}. Yellow: as in English. Red: missing.</p>
<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></html>\n`;
}

/** Returns a text, or what a function makes of some counts; each result once. */
function shown(entry: Entry, value: unknown): string {
  if (typeof value !== 'function') return typeof value === 'string' ? value : '';
  const given = COUNTS.flatMap((count) =>
    [false, true].map((isNull) => ({
      ...MARKED,
      text: (index: number) => NAMES[index] ?? 'Hanna',
      number: () => count,
      isNull,
    })),
  );
  const results = given.flatMap((each) =>
    argumentsOf(entry, each).map((args) => Reflect.apply(value, undefined, [...args])),
  );
  const texts = results.map((result) =>
    textsIn(result, '')
      .map(([place, text]) => (place === '' ? text : `${place.slice(1)}: ${text}`))
      .join('\n'),
  );
  return [...new Set(texts)].join('\n');
}
