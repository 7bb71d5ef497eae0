module.exports = { displayName: 'server-jobs', preset: '../../../jest.preset.node.js', passWithNoTests: true };
