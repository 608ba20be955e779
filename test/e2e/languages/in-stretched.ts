import type { Page } from '@playwright/test';
import { stretchedWords, withoutMarks } from '../../languages/stretch.ts';
import { stretchedTexts } from '../../languages/stretched-catalogue.ts';

const texts = await stretchedTexts();

/** Returns the page for steps that name what they press in English: it finds the names in the stretched language. */
export function inStretched(page: Page): Page {
  return new Proxy(page, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      const takes = WITH_NAMES[String(name)];
      return (...args: readonly unknown[]): unknown => Reflect.apply(method, target, takes ? takes(args) : args);
    },
  });
}

type Arguments = readonly unknown[];

const WITH_NAMES: Readonly<Record<string, (args: Arguments) => Arguments>> = {
  getByText: ([text, options]) => [named(text, options), options],
  getByLabel: ([text, options]) => [named(text, options), options],
  getByRole: ([role, options]) => [role, withName(options)],
};

function withName(options: unknown): unknown {
  if (typeof options !== 'object' || options === null || !('name' in options)) return options;
  return { ...options, name: named(options.name, options) };
}

/** Returns a pattern for all that an English name can be. */
function named(name: unknown, options: unknown): unknown {
  if (typeof name !== 'string') return name;
  const isExact = typeof options === 'object' && options !== null && Reflect.get(options, 'exact') === true;
  const known = [...(texts.get(name) ?? []).map(withoutMarks), stretchedWords(name)];
  const pattern = [...new Set(known)].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return isExact ? new RegExp(`^[⟦\u2068]?(?:${pattern})[⟧\u2069]?$`) : new RegExp(pattern, 'i');
}
