/** Rules for imports between layers (ARCHITECTURE.md): only downwards, never up or sideways; types too. */
const layerRule = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: to },
});

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(geojson|better-sqlite3)$' },
    },
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
    {
      name: 'formats-import-the-layers-below',
      severity: 'error',
      from: { path: '^src/formats/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/(formats|contract|domain)/', 'node_modules/(saxes|@zip\\.js|papaparse|valibot|@types)/'] },
    },
    layerRule('server-knows-no-browser', '^src/server/', '^src/web/'),
    layerRule('browser-knows-no-server', '^src/web/', '^src/server/'),
    layerRule('sources-know-no-tests', '^src/', '^test/'),
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    layerRule('ui-knows-no-flight', '^src/web/ui/', '^src/(contract/(?!product)|web/(features|parts|store|api))/'),
    layerRule('parts-know-no-feature', '^src/web/parts/', '^src/web/features/'),
    layerRule('store-shows-nothing', '^src/web/store/', '^src/web/(features|parts|ui)/'),
    layerRule('api-is-below-the-store', '^src/web/api/', '^src/web/(features|parts|ui|store)/'),
    layerRule('device-storage-is-the-lowest', '^src/web/device-storage/', '^src/web/(?!device-storage/)'),
    layerRule('service-worker-shows-nothing', '^src/web/service-worker/', '^src/web/(features|parts|store|api)/'),
    layerRule('db-imports-nothing-above', '^src/server/db/', '^src/server/(?!db/)'),
    layerRule('repositories-are-sql', '^src/server/repositories/', '^src/server/(?!repositories/|db/)'),
    layerRule('threads-know-no-tasks', '^src/server/threads/', '^src/server/(?!threads/|db/)'),
    layerRule('encoding-imports-nothing-above', '^src/server/encoding/', '^src/server/(?!encoding/)'),
    layerRule('security-imports-nothing-above', '^src/server/security/', '^src/server/(?!security/)'),
    layerRule('mail-imports-nothing-above', '^src/server/mail/', '^src/server/(?!mail/|encoding/|security/)'),
    layerRule('places-know-no-pilots', '^src/server/places/', '^src/server/(?!places/|encoding/)'),
    layerRule('airspace-knows-no-pilots', '^src/server/airspace/', '^src/server/(?!airspace/|encoding/)'),
    layerRule('metrics-import-nothing-above', '^src/server/metrics\\.ts$', '^src/server/(?!db/|threads/)'),
    layerRule('demo-imports-nothing-above', '^src/server/demo/', '^src/server/(?!demo/|repositories/|encoding/)'),
    layerRule(
      'configuration-imports-nothing-above',
      '^src/server/configuration/',
      '^src/server/(?!configuration/|airspace/|db/|mail/|security/)',
    ),
    layerRule('services-know-no-http', '^src/server/services/', [
      '^src/server/(http|jobs|start|commands|backups)/',
      'node_modules/hono/',
      'node_modules/@hono/',
    ]),
    // What a service rejects is a code; the files of an archive have texts of their own.
    layerRule('services-have-no-messages', '^src/server/(services|places)/', '^src/contract/messages/(?!server-texts)'),
    layerRule('jobs-know-no-http', '^src/server/jobs/', '^src/server/(http|start|commands|backups)/'),
    layerRule('routes-know-no-sql', '^src/server/http/', [
      '^src/server/(repositories|jobs|start|commands|backups)/',
      '^src/server/db/(?!database-error)',
      'node_modules/kysely/',
    ]),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|png|json)$|\\?worker|/generated/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'module', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
