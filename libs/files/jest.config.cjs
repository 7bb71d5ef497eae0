module.exports = { displayName: 'files', preset: '../../jest.preset.web.js' };
