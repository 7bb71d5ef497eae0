module.exports = { displayName: 'tools-vite', preset: '../../jest.preset.node.js' };
