module.exports = { displayName: 'sdk', preset: '../../jest.preset.node.js' };
