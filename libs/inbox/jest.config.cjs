module.exports = { displayName: 'inbox', preset: '../../jest.preset.web.js' };
