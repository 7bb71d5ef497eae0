module.exports = { displayName: 'server-developers', preset: '../../../jest.preset.node.js' };
