module.exports = { displayName: 'reports', preset: '../../jest.preset.web.js', passWithNoTests: true };
