import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const MODULES = ['log', 'log-crashes'].map((name) => `${import.meta.dirname}/${name}.ts`);

/** Runs a program that logs its crashes, then `statement`. */
function crashBy(statement: string) {
  const program = `
    const [{ makeLog }, { logCrashes }] = await Promise.all(${JSON.stringify(MODULES)}.map((file) => import(file)));
    logCrashes(makeLog('info'));
    setInterval(() => undefined, 1000);
    ${statement}
  `;
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return {
    status,
    stderr,
    lines: stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  };
}

describe('an error that nobody catches', () => {
  it.each([
    ['uncaughtException', 'setTimeout(() => { throw new Error("lost") })'],
    ['unhandledRejection', 'void Promise.reject(new Error("lost"))'],
  ])(
    'is one line of the log, and ends the process: %s',
    (origin, statement) => {
      const { status, stderr, lines } = crashBy(statement);
      expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
      expect(lines).toEqual([
        expect.objectContaining({
          level: 60,
          msg: 'the server crashed',
          origin,
          err: expect.objectContaining({ message: 'lost', stack: expect.stringContaining('Error: lost') }),
        }),
      ]);
    },
    60_000,
  );
});
