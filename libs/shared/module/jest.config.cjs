module.exports = { displayName: 'shared-module', preset: '../../../jest.preset.web.cjs', passWithNoTests: true };
