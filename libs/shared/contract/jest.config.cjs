module.exports = { displayName: 'shared-contract', preset: '../../../jest.preset.node.js', passWithNoTests: true };
