module.exports = { displayName: 'wallet', preset: '../../jest.preset.web.cjs', passWithNoTests: true };
