/** What every Jest run of the workspace shares: swc for TypeScript, path aliases through Nx's resolver. */
const nxPreset = require('@nx/jest/preset').default;

/** Packages that ship only ES modules; Jest runs CommonJS, so swc turns them over. */
const ESM_ONLY = [
  'kysely',
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

module.exports = {
  ...nxPreset,
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
    '\\.css$': require.resolve('./tools/jest/empty-module.cjs'),
    // The router's server-side loader speaks of import.meta, which CommonJS does not have; a browser's routes never call it.
    '/routeModules\\.js$': require.resolve('./tools/jest/empty-module.cjs'),
  },
};
