import { isPrinting, onPrinting } from './printing.ts';

/** CSS properties with the texts of the running head, printed on every page but the first: see theme/base.css. */
const PROPERTIES = ['--paper-pilot', '--paper-title'] as const;
type PrintHeaderProperty = (typeof PROPERTIES)[number];

const texts = new Map<PrintHeaderProperty, string>();

onPrinting(publish);

/** Sets a text of the running head of printed pages; returns a function that removes it. */
export function setPrintHeader(property: PrintHeaderProperty, text: string): () => void {
  texts.set(property, cssString(text));
  if (isPrinting()) publish();
  return () => {
    texts.delete(property);
  };
}

/** The root element has the texts in a print alone: when one of its properties changes, the styles of the whole page are computed again. */
function publish(): void {
  const { style } = document.documentElement;
  for (const property of PROPERTIES) style.setProperty(property, isPrinting() ? (texts.get(property) ?? '') : '');
}

/** Quotes a text as a CSS string, whatever it contains. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\\p{Cc}]/gu, (char) => `\\${char.charCodeAt(0).toString(16)} `)}"`;
}
