module.exports = { displayName: 'webhooks', preset: '../../jest.preset.web.js' };
