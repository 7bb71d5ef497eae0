module.exports = { displayName: 'desk-accounts', preset: '../../../jest.preset.web.js' };
