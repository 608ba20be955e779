import type { Setting } from './settings.ts';

/** Settings as texts by name, like `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings one by one, and collects what is wrong. */
export interface Settings {
  /** Returns the value of a setting, or the fallback when it is not set; adds a wrong value to the problems. */
  readonly read: <Value, Fallback>(
    name: string,
    reader: (text: string) => Setting<Value>,
    fallback: Fallback,
  ) => Value | Fallback;
  readonly problems: string[];
  /** Names of all settings read so far. */
  readonly names: ReadonlySet<string>;
}

/** Returns what reads the settings of an environment. */
export function settingsOf(environment: Environment): Settings {
  const problems: string[] = [];
  const names = new Set<string>();
  return {
    problems,
    names,
    read: (name, reader, fallback) => {
      names.add(name);
      const text = environment[name]?.trim() ?? '';
      if (text === '') return fallback;
      const setting = reader(text);
      if ('value' in setting) return setting.value;
      problems.push(`${name} ${setting.wrong}`);
      return fallback;
    },
  };
}
