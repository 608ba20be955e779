/** Returns a new UUID: the same key sent twice saves once. `crypto.randomUUID` does not exist on plain http. */
export function newClientKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the key of one of several items that are saved with another: always the same for the same position from 0 on. */
export function clientKeyAt(clientKey: string, position: number): string {
  const [head, tail] = [clientKey.slice(0, -4), Number.parseInt(clientKey.slice(-4), 16)];
  return head + (tail ^ (position + 1)).toString(16).padStart(4, '0');
}
