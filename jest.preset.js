/** What every Jest run of the workspace shares: swc for TypeScript, path aliases through Nx's resolver. */
const { join } = require('node:path');
const nxPreset = require('@nx/jest/preset').default;

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
  'fastify-openapi-glue',
  '@seriousme/openapi-schema-validator',
  'cookie',
  'content-disposition',
  'react-router',
  'cookie-es',
  '@remix-run',
];

/** The folder that is to hold what is kept of earlier runs, where one is named: `.ci/run` names an empty one. */
const kept = process.env['PEYK_KEPT'];

module.exports = {
  ...nxPreset,
  ...(kept ? { cacheDirectory: join(kept, 'jest') } : {}),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'cjs', 'json'],
  transform: {
    '^.+\\.[cm]?[tj]sx?$': [
      '@swc/jest',
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
    '^.+\\.(woff2?|png|svg)$': '@nx/react/plugins/jest',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    // The bundler's address of a worker; what is started with it is the environment's.
    '\\?worker&url$': require.resolve('./tools/jest/worker-address.cjs'),
    '\\.css$': require.resolve('./tools/jest/empty-module.cjs'),
    // The router's server-side loader speaks of import.meta, which CommonJS does not have; a browser's routes never call it.
    '/routeModules\\.js$': require.resolve('./tools/jest/empty-module.cjs'),
  },
};
