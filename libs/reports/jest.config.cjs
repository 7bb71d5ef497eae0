module.exports = { displayName: 'reports', preset: '../../jest.preset.web.cjs', passWithNoTests: true };
