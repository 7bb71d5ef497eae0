module.exports = { displayName: 'shared-map', preset: '../../../jest.preset.web.js' };
