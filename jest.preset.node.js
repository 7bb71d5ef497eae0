const preset = require('./jest.preset.js');

module.exports = {
  ...preset,
  testEnvironment: require.resolve('./tools/jest/one-realm.cjs'),
  runtime: require.resolve('./tools/jest/shared-packages.cjs'),
  testTimeout: 60_000,
};
