module.exports = { displayName: 'patterns', preset: '../../jest.preset.web.js' };
