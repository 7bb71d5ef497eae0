module.exports = { displayName: 'server-simulation', preset: '../../../jest.preset.node.js' };
