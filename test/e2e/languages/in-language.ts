import type { Page } from '@playwright/test';

/** Returns what a text of ours that is called so in English can be in another language; none: it stays as it is. */
type WordsFor = (name: string, isExact: boolean) => readonly string[];

/** Returns the page for steps that name what they press in English: it finds the names in another language. */
export function inLanguage(page: Page, wordsFor: WordsFor): Page {
  const inWords: Readonly<Record<string, (args: Arguments) => Arguments>> = {
    getByText: ([text, options]) => [named(text, options), options],
    getByLabel: ([text, options]) => [named(text, options), options],
    getByRole: ([role, options]) => [role, withName(options)],
  };
  return new Proxy(page, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      const takes = inWords[String(name)];
      return (...args: readonly unknown[]): unknown => Reflect.apply(method, target, takes ? takes(args) : args);
    },
  });

  function withName(options: unknown): unknown {
    if (typeof options !== 'object' || options === null || !('name' in options)) return options;
    return { ...options, name: named(options.name, options) };
  }

  function named(name: unknown, options: unknown): unknown {
    if (typeof name !== 'string') return name;
    const isExact = typeof options === 'object' && options !== null && Reflect.get(options, 'exact') === true;
    return patternOf(wordsFor(name, isExact), isExact);
  }
}

type Arguments = readonly unknown[];

/** Returns a pattern for texts, with the marks of a stretched language around them; soft hyphens may be left out. */
function patternOf(texts: readonly string[], isExact: boolean): RegExp {
  const pattern = [...new Set(texts)]
    .map((text) =>
      text
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\s+/g, '\\s+')
        .replaceAll('\u00ad', '\u00ad?'),
    )
    .join('|');
  return isExact ? new RegExp(`^[⟦\u2068]?(?:${pattern})[⟧\u2069]?$`) : new RegExp(pattern, 'i');
}
