module.exports = { displayName: 'shared-samples', preset: '../../../jest.preset.node.js' };
