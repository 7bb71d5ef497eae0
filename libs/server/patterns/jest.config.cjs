module.exports = { displayName: 'server-patterns', preset: '../../../jest.preset.node.js' };
