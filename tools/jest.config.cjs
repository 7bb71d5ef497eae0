module.exports = { displayName: 'tools', preset: '../jest.preset.node.js' };
