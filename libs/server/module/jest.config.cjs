module.exports = { displayName: 'server-module', preset: '../../../jest.preset.node.js', passWithNoTests: true };
