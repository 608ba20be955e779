import { sha256 } from '#domain/import/sha256';

/** Returns the SHA-256 of bytes in hexadecimal digits: by the browser where it can, which is in a secure context only. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  if (subtle === undefined) return sha256(bytes);
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
