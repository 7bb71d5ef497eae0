module.exports = { displayName: 'developers', preset: '../../jest.preset.web.js' };
