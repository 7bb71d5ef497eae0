module.exports = { displayName: 'bank-simulator', preset: '../../jest.preset.node.js', passWithNoTests: true };
