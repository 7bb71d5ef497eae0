module.exports = { displayName: 'tools-openapi', preset: '../../jest.preset.node.js' };
