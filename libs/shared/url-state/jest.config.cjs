module.exports = { displayName: 'shared-url-state', preset: '../../../jest.preset.web.cjs', passWithNoTests: true };
