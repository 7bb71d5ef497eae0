module.exports = { displayName: 'wallet', preset: '../../jest.preset.web.js', passWithNoTests: true };
