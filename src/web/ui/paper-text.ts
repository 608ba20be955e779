/** What the head of every page on paper but the first says, which has them in its content: see css/base.css. */
type PaperText = '--paper-pilot' | '--paper-title';

/** Sets a text in the head of the pages on paper; returns what takes it away again. */
export function setPaperText(property: PaperText, text: string): () => void {
  const root = document.documentElement.style;
  root.setProperty(property, cssString(text));
  return () => root.removeProperty(property);
}

/** The text as a string in a style sheet, whatever it contains. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\\p{Cc}]/gu, (char) => `\\${char.charCodeAt(0).toString(16)} `)}"`;
}
