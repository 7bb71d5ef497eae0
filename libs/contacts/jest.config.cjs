module.exports = { displayName: 'contacts', preset: '../../jest.preset.web.js', passWithNoTests: true };
