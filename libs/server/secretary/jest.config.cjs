module.exports = { displayName: 'server-secretary', preset: '../../../jest.preset.node.js' };
