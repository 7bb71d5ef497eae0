module.exports = { displayName: 'desk-sign-in', preset: '../../../jest.preset.web.js' };
