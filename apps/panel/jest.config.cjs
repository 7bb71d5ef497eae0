module.exports = { displayName: 'panel', preset: '../../jest.preset.web.js', passWithNoTests: true };
