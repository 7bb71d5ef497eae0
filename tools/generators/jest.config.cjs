module.exports = { displayName: 'tools-generators', preset: '../../jest.preset.node.js' };
