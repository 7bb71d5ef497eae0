module.exports = { displayName: 'auth', preset: '../../jest.preset.web.cjs', passWithNoTests: true };
