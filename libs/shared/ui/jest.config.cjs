module.exports = { displayName: 'shared-ui', preset: '../../../jest.preset.web.js', passWithNoTests: true };
