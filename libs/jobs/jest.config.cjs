module.exports = { displayName: 'jobs', preset: '../../jest.preset.web.js', passWithNoTests: true };
