module.exports = { displayName: 'api', preset: '../../jest.preset.node.cjs', passWithNoTests: true };
