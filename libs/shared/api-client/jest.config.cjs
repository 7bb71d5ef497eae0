module.exports = { displayName: 'shared-api-client', preset: '../../../jest.preset.web.cjs', passWithNoTests: true };
