module.exports = { displayName: 'server-accounts', preset: '../../../jest.preset.node.js' };
