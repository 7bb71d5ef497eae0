module.exports = { displayName: 'shared-geo', preset: '../../../jest.preset.node.js' };
