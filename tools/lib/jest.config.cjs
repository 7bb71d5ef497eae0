module.exports = { displayName: 'tools-lib', preset: '../../jest.preset.node.js' };
