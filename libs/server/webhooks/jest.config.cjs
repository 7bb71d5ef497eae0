module.exports = { displayName: 'server-webhooks', preset: '../../../jest.preset.node.js' };
