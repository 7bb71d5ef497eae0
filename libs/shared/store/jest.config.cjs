module.exports = { displayName: 'shared-store', preset: '../../../jest.preset.web.js', passWithNoTests: true };
