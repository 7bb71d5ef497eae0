module.exports = { displayName: 'tools-reach', preset: '../../jest.preset.node.js' };
