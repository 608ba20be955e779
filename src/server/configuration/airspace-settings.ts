import { resolve } from 'node:path';
import type { AirspaceSource } from '../airspace/airspace-source.ts';
import type { Setting } from './settings.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const WEB = /^https?:\/\//i;

/** Reads where airspaces come from: paths of files and addresses, separated by commas; none for `off`. */
export function readAirspaceSources(text: string): Setting<readonly AirspaceSource[]> {
  if (text.toLowerCase() === 'off') return { value: [] };
  const sources: AirspaceSource[] = [];
  for (const part of text.split(',').map((word) => word.trim())) {
    const source = part === '' ? null : sourceOf(part);
    if (source === null) return { wrong: `has ${part || 'an empty part'}, which is neither a file nor an address` };
    sources.push(source);
  }
  return { value: sources };
}

/** Whether there is such a file or address shows when it is read. */
function sourceOf(text: string): AirspaceSource | null {
  if (!SCHEME.test(text)) return { kind: 'file', path: resolve(text) };
  if (!WEB.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? { kind: 'address', url } : null;
}
