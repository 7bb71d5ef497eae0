module.exports = { displayName: 'shared-validation', preset: '../../../jest.preset.node.js', passWithNoTests: true };
