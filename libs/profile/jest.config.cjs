module.exports = { displayName: 'profile', preset: '../../jest.preset.web.js', passWithNoTests: true };
