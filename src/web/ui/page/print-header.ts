/** CSS properties with the texts of the running head, printed on every page but the first: see theme/base.css. */
type PrintHeaderProperty = '--paper-pilot' | '--paper-title';

/** Sets a text of the running head of printed pages; returns a function that removes it. */
export function setPrintHeader(property: PrintHeaderProperty, text: string): () => void {
  const root = document.documentElement.style;
  root.setProperty(property, cssString(text));
  return () => root.removeProperty(property);
}

/** Quotes a text as a CSS string, whatever it contains. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\\p{Cc}]/gu, (char) => `\\${char.charCodeAt(0).toString(16)} `)}"`;
}
