module.exports = { displayName: 'server-facades-payamak', preset: '../../../../jest.preset.node.js' };
