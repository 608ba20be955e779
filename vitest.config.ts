import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    environment: 'node',
    globalSetup: ['./test/postgres-server.ts'],
    setupFiles: ['./test/fail-on-console-error.ts'],
  },
});
