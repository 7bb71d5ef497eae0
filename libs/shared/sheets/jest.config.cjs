module.exports = { displayName: 'shared-sheets', preset: '../../../jest.preset.node.js', passWithNoTests: true };
