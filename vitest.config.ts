import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    environment: 'node',
    globalSetup: [],
    setupFiles: ['./test/fail-on-console-error.ts'],
  },
});
