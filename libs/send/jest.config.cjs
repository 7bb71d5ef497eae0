module.exports = { displayName: 'send', preset: '../../jest.preset.web.js', passWithNoTests: true };
