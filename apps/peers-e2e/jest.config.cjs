const { join } = require('node:path');

module.exports = {
  displayName: 'peers-e2e',
  preset: '../../jest.preset.node.js',
  globals: { WORKSPACE_ROOT: join(__dirname, '..', '..') },
};
