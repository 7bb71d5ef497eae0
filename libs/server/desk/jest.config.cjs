module.exports = { displayName: 'server-desk', preset: '../../../jest.preset.node.js' };
