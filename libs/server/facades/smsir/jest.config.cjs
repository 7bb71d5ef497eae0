module.exports = { displayName: 'server-facades-smsir', preset: '../../../../jest.preset.node.js' };
