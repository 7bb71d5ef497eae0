module.exports = { displayName: 'feature-book', preset: '../../jest.preset.node.js' };
