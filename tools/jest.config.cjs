const { globSync } = require('node:fs');
const { dirname } = require('node:path');
const { testPathIgnorePatterns } = require('../jest.preset.js');

/** Folders that are projects of their own run their own tests. */
const projects = globSync('*/project.json', { cwd: __dirname }).map((file) => `<rootDir>/${dirname(file)}/`);

module.exports = {
  displayName: 'tools',
  preset: '../jest.preset.node.js',
  testPathIgnorePatterns: [...testPathIgnorePatterns, ...projects],
};
