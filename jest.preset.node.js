const preset = require('./jest.preset.js');

module.exports = { ...preset, testEnvironment: 'node', testTimeout: 30_000 };
