import { parseXml } from '../../xml/parse-xml.ts';

/** Returns the texts that cells refer to by their index (ECMA-376, 18.4.8): those of several formats are joined. */
export function sharedStrings(text: string): readonly string[] {
  const strings: string[] = [];
  let string = '';
  parseXml(text, {
    open: (name) => {
      if (name === 'si') string = '';
    },
    close: (name, content, parents) => {
      if (name === 't' && !parents.includes('rPh')) string += content; // `rPh` says how a text is pronounced.
      if (name === 'si') strings.push(string);
    },
  });
  return strings;
}
