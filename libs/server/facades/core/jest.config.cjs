module.exports = { displayName: 'server-facades-core', preset: '../../../../jest.preset.node.js' };
