module.exports = { displayName: 'shared-file-check', preset: '../../../jest.preset.node.js', passWithNoTests: true };
