module.exports = { displayName: 'operator-simulator', preset: '../../jest.preset.node.cjs', passWithNoTests: true };
