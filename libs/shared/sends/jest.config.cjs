module.exports = { displayName: 'shared-sends', preset: '../../../jest.preset.web.cjs', passWithNoTests: true };
