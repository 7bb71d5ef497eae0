module.exports = { displayName: 'server-support', preset: '../../../jest.preset.node.js' };
