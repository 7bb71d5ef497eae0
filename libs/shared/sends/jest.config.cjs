module.exports = { displayName: 'shared-sends', preset: '../../../jest.preset.web.js', passWithNoTests: true };
