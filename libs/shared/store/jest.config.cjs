module.exports = { displayName: 'shared-store', preset: '../../../jest.preset.web.cjs', passWithNoTests: true };
