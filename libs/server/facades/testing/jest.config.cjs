module.exports = { displayName: 'server-facades-testing', preset: '../../../../jest.preset.node.js' };
