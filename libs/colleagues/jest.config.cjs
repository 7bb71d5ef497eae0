module.exports = { displayName: 'colleagues', preset: '../../jest.preset.web.js' };
