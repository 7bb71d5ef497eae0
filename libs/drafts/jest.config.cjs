module.exports = { displayName: 'drafts', preset: '../../jest.preset.web.js', passWithNoTests: true };
