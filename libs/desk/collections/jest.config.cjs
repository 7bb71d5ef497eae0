module.exports = { displayName: 'desk-collections', preset: '../../../jest.preset.web.js' };
