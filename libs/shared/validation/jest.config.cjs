module.exports = { displayName: 'shared-validation', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
