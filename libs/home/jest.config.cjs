module.exports = { displayName: 'home', preset: '../../jest.preset.web.js', passWithNoTests: true };
