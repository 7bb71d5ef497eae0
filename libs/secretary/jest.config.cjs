module.exports = { displayName: 'secretary', preset: '../../jest.preset.web.js' };
