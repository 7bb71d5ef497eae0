module.exports = { displayName: 'tools-stack', preset: '../../jest.preset.node.js' };
