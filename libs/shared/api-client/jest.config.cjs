module.exports = { displayName: 'shared-api-client', preset: '../../../jest.preset.web.js', passWithNoTests: true };
