import nx from '@nx/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom. ARCHITECTURE.md explains the table; a project without tags fails `npm run tidy`. */
const depConstraints = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:feature',
      'type:widget',
      'type:ui',
      'type:data-access',
      'type:util',
      'type:server',
      'type:testing',
    ],
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:widget', 'type:ui', 'type:data-access', 'type:util', 'type:testing'],
  },
  {
    sourceTag: 'type:widget',
    onlyDependOnLibsWithTags: ['type:widget', 'type:ui', 'type:data-access', 'type:util', 'type:testing'],
  },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui', 'type:util', 'type:testing'] },
  { sourceTag: 'type:data-access', onlyDependOnLibsWithTags: ['type:data-access', 'type:util', 'type:testing'] },
  { sourceTag: 'type:util', onlyDependOnLibsWithTags: ['type:util'] },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:server', 'type:util', 'type:testing'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['*'] },
  {
    sourceTag: 'platform:web',
    onlyDependOnLibsWithTags: ['platform:web', 'platform:any'],
    bannedExternalImports: ['pg', 'kysely', 'kysely/*', 'smpp', 'fastify', '@fastify/*', 'ws'],
  },
  {
    sourceTag: 'platform:node',
    onlyDependOnLibsWithTags: ['platform:node', 'platform:any'],
    bannedExternalImports: [
      'react',
      'react-dom',
      'react-dom/*',
      'react-router',
      'react-router/*',
      '@mui/*',
      '@emotion/*',
    ],
  },
  {
    sourceTag: 'platform:any',
    onlyDependOnLibsWithTags: ['platform:any'],
    bannedExternalImports: [
      'pg',
      'kysely',
      'smpp',
      'fastify',
      '@fastify/*',
      'react',
      'react-dom',
      '@mui/*',
      '@emotion/*',
    ],
  },
];

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'];

/** Only tests may use the testing libraries, and moment stays behind the calendar library. */
const NEVER_IMPORT = {
  paths: [
    { name: 'moment', message: 'Use @peyk/shared-jalali; moment must not enter a bundle twice.' },
    { name: 'moment-jalaali', message: 'Use @peyk/shared-jalali.' },
    { name: 'react-router-dom', message: 'Use react-router.' },
    { name: '@mui/material/styles', message: 'Use `styled` of @peyk/shared-ui; only OnMui knows the theme of MUI.' },
  ],
  patterns: [
    { group: ['@peyk/shared-testing-*', '@peyk/server-testing'], message: 'Only tests import the testing libraries.' },
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '**/.nx',
      '**/*.gen.ts',
      'story-pictures',
      '**/tmp',
      '.peyk',
      '**/test-results',
    ],
  },
  ...nx.configs['flat/base'],
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: false, allow: [], depConstraints }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-imports': ['error', NEVER_IMPORT],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: [
      ...TESTS,
      '**/*.gen.ts',
      '**/messages.ts',
      '**/*.schema.ts',
      'libs/shared/testing/**',
      'apps/panel-e2e/**',
    ],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
    },
  },
  {
    files: ['**/*.ts'],
    ignores: [...TESTS, '**/*.gen.ts', '**/messages.ts', 'libs/shared/testing/**', 'apps/panel-e2e/**'],
    rules: { 'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.tsx'],
    ignores: TESTS,
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  { ...reactHooks.configs.flat['recommended-latest'], files: ['**/*.tsx'] },
  { files: TESTS, rules: { 'no-restricted-imports': 'off', '@typescript-eslint/no-non-null-assertion': 'off' } },
  {
    // A library's own testing folder is for its tests, and dies with them (tidy says so).
    files: [
      'libs/shared/jalali/**',
      'libs/shared/testing/**',
      'libs/server/testing/**',
      'libs/server/facades/testing/**',
      '**/src/testing/**',
      'libs/server/simulation/**',
      'apps/panel-e2e/**',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.mts'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        setImmediate: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        WebSocket: 'readonly',
        structuredClone: 'readonly',
        TextDecoder: 'readonly',
        TextEncoder: 'readonly',
      },
    },
  },
  // Node runs the tools as they are and knows no aliases: they import each other by relative paths. Nobody else imports them but
  // the tests of whole processes, by name.
  { files: ['tools/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  // A library's Storybook stands outside its code: it takes its settings from tools/storybook and its story frame from testing.
  {
    files: ['**/.storybook/**'],
    rules: { '@nx/enforce-module-boundaries': 'off', 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.cjs', 'jest.preset*.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        module: 'writable',
        require: 'readonly',
        globalThis: 'readonly',
        jest: 'readonly',
        __dirname: 'readonly',
        process: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
);
