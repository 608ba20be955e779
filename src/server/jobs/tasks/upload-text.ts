import { isCsvType, MAX_FILE_BYTES } from '#domain/file';
import type { Problem } from '#domain/problem';

const DATA_URI = /^data:([^,]{0,200}),/i;
const BASE64 = /;\s*base64$/i;
const UTF_16_MARK = Buffer.from([0xff, 0xfe]);

/**
 * What Windows-1252 has where Latin-1 has control characters, from 0x80 on. Node's own decoder of that name reads them
 * as Latin-1 in several versions (20.20 is one).
 */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const CONTROL = /[\u0080-\u009f]/g;

/** What decoding an upload comes to. */
export type UploadReading =
  | { readonly state: 'read'; readonly text: string }
  /** It is no file in base64 at all. */
  | { readonly state: 'noFile' }
  /** It is a file of another kind, or too large. */
  | { readonly state: 'refused'; readonly problems: readonly Problem[] };

/** The text of an uploaded CSV file, given as a data URI; or why it is no such file, by type and by size. */
export function textOfUpload(dataUri: string): UploadReading {
  const head = DATA_URI.exec(dataUri);
  const type = head?.[1] ?? '';
  const bytes = head && BASE64.test(type) ? bytesOf(dataUri.slice(head[0].length)) : null;
  if (!bytes) return { state: 'noFile' };
  const problems = [...problemsOfType(type), ...problemsOfSize(bytes)];
  return problems.length > 0 ? { state: 'refused', problems } : { state: 'read', text: decoded(bytes) };
}

/** Null for what is not in base64. */
function bytesOf(base64: string): Buffer | null {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes : null;
}

function problemsOfType(type: string): readonly Problem[] {
  return isCsvType(type) ? [] : [{ subject: 'file', field: 'csv', code: 'notCsv' }];
}

function problemsOfSize(bytes: Buffer): readonly Problem[] {
  return bytes.length <= MAX_FILE_BYTES ? [] : [{ subject: 'file', field: 'csv', code: 'fileTooLarge' }];
}

/** UTF-8, or UTF-16 with its mark as spreadsheets save "Unicode text"; what is neither is Windows-1252. */
function decoded(bytes: Buffer): string {
  if (bytes.subarray(0, 2).equals(UTF_16_MARK)) return bytes.toString('utf16le', 2);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1').replace(CONTROL, windows1252);
  }
}

function windows1252(control: string): string {
  return WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control;
}
