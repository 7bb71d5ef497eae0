module.exports = { displayName: 'shared-module', preset: '../../../jest.preset.web.js', passWithNoTests: true };
