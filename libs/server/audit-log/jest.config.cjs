module.exports = { displayName: 'server-audit-log', preset: '../../../jest.preset.node.js' };
