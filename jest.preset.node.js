const preset = require('./jest.preset.js');

module.exports = { ...preset, testEnvironment: 'node', testTimeout: 60_000 };
