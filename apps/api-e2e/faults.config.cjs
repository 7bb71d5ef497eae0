const { join } = require('node:path');

// Not jest.config.cjs: then Nx would run it among the unit tests, before the apps are built.
module.exports = {
  displayName: 'api-e2e',
  preset: '../../jest.preset.node.js',
  // A lease of a killed sender runs out after ten seconds; a whole scenario takes two or three times that.
  testTimeout: 150_000,
  globals: { WORKSPACE_ROOT: join(__dirname, '..', '..') },
};
