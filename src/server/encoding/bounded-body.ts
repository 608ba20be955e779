/**
 * Returns the body of a response; null when it has more than `maxBytes`. Counts while reading, as a body may be longer
 * than declared, or endless.
 */
export async function boundedBody(response: Response, maxBytes: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) return null; // Leaving the loop cancels the body.
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}
