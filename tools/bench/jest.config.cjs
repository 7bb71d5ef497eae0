module.exports = { displayName: 'tools-bench', preset: '../../jest.preset.node.js' };
