module.exports = { displayName: 'shared-ui', preset: '../../../jest.preset.web.cjs', passWithNoTests: true };
