module.exports = { displayName: 'auth', preset: '../../jest.preset.web.js', passWithNoTests: true };
