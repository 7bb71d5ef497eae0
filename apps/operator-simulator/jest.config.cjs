module.exports = { displayName: 'operator-simulator', preset: '../../jest.preset.node.js', passWithNoTests: true };
