module.exports = { displayName: 'server-inbox', preset: '../../../jest.preset.node.js' };
