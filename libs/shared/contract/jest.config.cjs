module.exports = { displayName: 'shared-contract', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
