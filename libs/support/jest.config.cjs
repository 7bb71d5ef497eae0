module.exports = { displayName: 'support', preset: '../../jest.preset.web.js' };
