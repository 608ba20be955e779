import { isCsvType, MAX_FILE_BYTES } from '#domain/file';
import type { Problem } from '#domain/problem';

const DATA_URI = /^data:([^,]{0,200}),/i;
const BASE64 = /;\s*base64$/i;
const UTF_16_BYTE_ORDER_MARK = Buffer.from([0xff, 0xfe]);

/**
 * The characters of Windows-1252 from 0x80 on, where Latin-1 has control characters. Node's own decoder of that name
 * decodes them as Latin-1 in several versions (20.20 is one).
 */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const CONTROL = /[\u0080-\u009f]/g;

/** The outcome of decoding an upload. */
export type DecodedUpload =
  | { readonly state: 'read'; readonly text: string }
  /** It is not a data URI in base64. */
  | { readonly state: 'noFile' }
  /** It is a file of another type, or too large. */
  | { readonly state: 'rejected'; readonly problems: readonly Problem[] };

/** Decodes the text of an uploaded CSV file, given as a data URI; or returns what is wrong with its type or size. */
export function decodeUpload(dataUri: string): DecodedUpload {
  const head = DATA_URI.exec(dataUri);
  const type = head?.[1] ?? '';
  const bytes = head && BASE64.test(type) ? bytesOf(dataUri.slice(head[0].length)) : null;
  if (!bytes) return { state: 'noFile' };
  const problems = [...problemsOfType(type), ...problemsOfSize(bytes)];
  return problems.length > 0 ? { state: 'rejected', problems } : { state: 'read', text: decoded(bytes) };
}

/** Returns null for invalid base64. */
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

/** Decodes UTF-8, or UTF-16 with a byte order mark, as spreadsheets save "Unicode text"; anything else is Windows-1252. */
function decoded(bytes: Buffer): string {
  if (bytes.subarray(0, 2).equals(UTF_16_BYTE_ORDER_MARK)) return bytes.toString('utf16le', 2);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1').replace(CONTROL, windows1252);
  }
}

function windows1252(control: string): string {
  return WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control;
}
