const preset = require('./jest.preset.js');

module.exports = {
  ...preset,
  testEnvironment: require.resolve('./tools/jest/jsdom-with-fetch.cjs'),
  setupFilesAfterEnv: [require.resolve('./tools/jest/web-setup.cjs')],
  testTimeout: 15_000,
};
