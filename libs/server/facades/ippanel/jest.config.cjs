module.exports = { displayName: 'server-facades-ippanel', preset: '../../../../jest.preset.node.js' };
