/** A field of a form, with its very bytes: as text they would lose what is not UTF-8. */
export interface FormField {
  readonly name: string;
  /** Null for a field that is no file. */
  readonly fileName: string | null;
  readonly bytes: Uint8Array;
}

/** No client of ours has as many. */
const MOST_FIELDS = 200;
const [AMPERSAND, EQUALS, PERCENT, PLUS, SPACE] = [0x26, 0x3d, 0x25, 0x2b, 0x20];
const HEAD_END = '\r\n\r\n';
/** Longest head of a part. */
const MAX_HEAD = 4_096;

/** Returns the fields of a form, as `multipart/form-data` or as in an address; null for a body of another type, or one that is damaged. */
export function formFields(body: Uint8Array, contentType: string): readonly FormField[] | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)) return encodedFields(bytes);
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? null : partsOf(bytes, boundary);
}

function encodedFields(bytes: Buffer): readonly FormField[] | null {
  const fields: FormField[] = [];
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(AMPERSAND, start);
    const end = found === -1 ? bytes.length : found;
    const equals = bytes.subarray(start, end).indexOf(EQUALS);
    const nameEnd = equals === -1 ? end : start + equals;
    const name = decoded(bytes.subarray(start, nameEnd)).toString('utf8');
    fields.push({ name, fileName: null, bytes: decoded(bytes.subarray(Math.min(nameEnd + 1, end), end)) });
    if (fields.length > MOST_FIELDS) return null;
    start = end + 1;
  }
  return fields;
}

/** An incomplete escape stands for itself. */
function decoded(bytes: Buffer): Buffer {
  const text = Buffer.alloc(bytes.length);
  let length = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    let byte = bytes[i] ?? 0;
    const code = byte === PERCENT ? Number.parseInt(hexAt(bytes, i + 1), 16) : Number.NaN;
    if (byte === PLUS) byte = SPACE;
    if (!Number.isNaN(code)) {
      byte = code;
      i += 2;
    }
    text[length] = byte;
    length += 1;
  }
  return text.subarray(0, length);
}

function hexAt(bytes: Buffer, at: number): string {
  const hex = bytes.toString('latin1', at, at + 2);
  return /^[\da-f]{2}$/i.test(hex) ? hex : '';
}

function partsOf(bytes: Buffer, boundary: string): readonly FormField[] | null {
  const fields: FormField[] = [];
  const delimiter = `--${boundary}`;
  let start = bytes.indexOf(delimiter);
  while (start !== -1 && fields.length < MOST_FIELDS) {
    const head = start + delimiter.length;
    if (bytes.toString('latin1', head, head + 2) === '--') return fields;
    const part = partAt(bytes, { head, delimiter });
    if (part === null) return null;
    if (part.field) fields.push(part.field);
    start = part.end + LINE_END.length;
  }
  return null;
}

const LINE_END = '\r\n';

/** Returns the part with this head, and where it ends; null when it does not. */
function partAt(bytes: Buffer, { head, delimiter }: { readonly head: number; readonly delimiter: string }) {
  const headEnd = bytes.indexOf(HEAD_END, head);
  if (headEnd === -1 || headEnd - head > MAX_HEAD) return null;
  const end = bytes.indexOf(LINE_END + delimiter, headEnd + LINE_END.length);
  if (end === -1) return null;
  const field = fieldOf(bytes.toString('utf8', head, headEnd));
  const content = bytes.subarray(Math.min(headEnd + HEAD_END.length, end), end);
  return { field: field && { ...field, bytes: content }, end };
}

function fieldOf(head: string): Omit<FormField, 'bytes'> | null {
  const [, disposition = ''] = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head) ?? [];
  const name = parameterOf(disposition, 'name');
  return name === null ? null : { name, fileName: parameterOf(disposition, 'filename') };
}

function parameterOf(disposition: string, name: string): string | null {
  const [, quoted, plain] =
    new RegExp(`(?:^|[;\\s])${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]*))`, 'i').exec(disposition) ?? [];
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? null;
}
