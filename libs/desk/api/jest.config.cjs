module.exports = { displayName: 'desk-api', preset: '../../../jest.preset.web.js' };
