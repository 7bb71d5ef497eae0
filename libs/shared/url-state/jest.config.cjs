module.exports = { displayName: 'shared-url-state', preset: '../../../jest.preset.web.js', passWithNoTests: true };
