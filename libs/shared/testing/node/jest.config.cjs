module.exports = { displayName: 'shared-testing-node', preset: '../../../../jest.preset.node.cjs', passWithNoTests: true };
