module.exports = { displayName: 'desk-engine', preset: '../../../jest.preset.web.js' };
