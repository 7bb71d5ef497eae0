/** What every Jest run of the workspace shares: swc for TypeScript, the path aliases of tsconfig.base.json. */
const { join } = require('node:path');
const { compilerOptions } = require('./tsconfig.base.json');

/** Packages that ship only ES modules; Jest runs CommonJS, so swc turns them over. */
const ESM_ONLY = [
  'kysely',
  'pg-boss',
  'serialize-error',
  'non-error',
  'hucre',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'openapi-fetch',
  'yaml',
  'cookie',
  'content-disposition',
  'react-router',
  'cookie-es',
  '@remix-run',
];

/** The folder that is to hold what is kept of earlier runs, where one is named: `.ci/run` names an empty one. */
const kept = process.env['PEYK_KEPT'];

/** Nx's own preset asks the TypeScript compiler for each of these, which takes a second of every project's run. */
const aliases = Object.entries(compilerOptions.paths).map(([name, [target]]) => [
  `^${name.replace('*', '(.+)')}$`,
  join(__dirname, target).replace('*', '$1'),
]);

/** `npm test` leaves out what takes long, `npm test -- --long` does not; see tools/check/tiers.ts. */
const isQuick = process.env['PEYK_TIER'] === 'quick';
const leftOut = isQuick
  ? require('./tools/jest/long-tests.json').map((file) => `/${file.replaceAll('.', '\\.')}$`)
  : [];

module.exports = {
  testPathIgnorePatterns: ['/node_modules/', ...leftOut],
  // All tests of a library may be long ones.
  ...(isQuick ? { passWithNoTests: true } : {}),
  // A test that failed before it closed what it had opened would otherwise keep CI waiting for ever.
  ...(process.env['CI'] ? { forceExit: true } : {}),
  // What has both kinds of modules gives the one that needs no turning over.
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/out-tsc/'],
  ...(kept ? { cacheDirectory: join(kept, 'jest') } : {}),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'cjs', 'json'],
  transform: {
    '^.+\\.[cm]?[tj]sx?$': [
      require.resolve('./tools/jest/shared-swc.cjs'),
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '^.+\\.(woff2?|png|svg)$': require.resolve('./tools/jest/asset-name.cjs'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    ...Object.fromEntries(aliases),
    // The bundler's address of a worker; what is started with it is the environment's.
    '\\?worker&url$': require.resolve('./tools/jest/worker-address.cjs'),
    '\\.css$': require.resolve('./tools/jest/empty-module.cjs'),
    // The router's server-side loader speaks of import.meta, which CommonJS does not have; a browser's routes never call it.
    '/routeModules\\.js$': require.resolve('./tools/jest/empty-module.cjs'),
  },
};
