module.exports = { displayName: 'home', preset: '../../jest.preset.web.cjs', passWithNoTests: true };
