/** Returns the JSON in a text; undefined when there is none: a proxy's error page, for example. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
