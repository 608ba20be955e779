/** Which floor may import which (ARCHITECTURE.md): imports run down, never up or sideways, types too. */
const floor = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: to },
});

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^geojson$' } },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'contract-imports-domain-and-shapes',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/(contract|domain)/', 'node_modules/valibot/'] },
    },
    floor('server-knows-no-browser', '^src/server/', '^src/web/'),
    floor('browser-knows-no-server', '^src/web/', '^src/server/'),
    floor('sources-know-no-tests', '^src/', '^test/'),
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    floor('ui-knows-no-flight', '^src/web/ui/', '^src/(contract/(?!product)|web/(features|parts|store|api))/'),
    floor('parts-know-no-feature', '^src/web/parts/', '^src/web/features/'),
    floor('store-shows-nothing', '^src/web/store/', '^src/web/(features|parts|ui)/'),
    floor('api-is-below-the-store', '^src/web/api/', '^src/web/(features|parts|ui|store)/'),
    floor('repositories-are-sql', '^src/server/repositories/', '^src/server/(http|services|security|demo)/'),
    floor('services-know-no-http', '^src/server/services/', [
      '^src/server/http/',
      'node_modules/hono/',
      'node_modules/@hono/',
    ]),
    floor('jobs-know-no-http', '^src/server/jobs/', '^src/server/(http|security|demo|mail|places)/'),
    floor('routes-know-no-sql', '^src/server/http/', ['^src/server/(repositories|db)/', 'node_modules/kysely/']),
    floor('places-know-no-pilots', '^src/server/places/', '^src/server/(http|services|repositories|security|demo|db)/'),
    floor('mail-knows-no-pilots', '^src/server/mail/', '^src/server/(http|services|repositories|security|demo|db)/'),
    floor('db-is-the-floor-below', '^src/server/db/', '^src/server/(http|services|repositories|security|demo)/'),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|png|json)$|\\?worker|/generated/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'module', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
