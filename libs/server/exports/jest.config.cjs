module.exports = { displayName: 'server-exports', preset: '../../../jest.preset.node.js' };
