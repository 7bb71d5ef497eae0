module.exports = { displayName: 'shared-screens', preset: '../../../jest.preset.web.js', passWithNoTests: true };
