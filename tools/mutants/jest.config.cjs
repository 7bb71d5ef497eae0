module.exports = { displayName: 'tools-mutants', preset: '../../jest.preset.node.js' };
