module.exports = { displayName: 'server-account-jobs', preset: '../../../jest.preset.node.js', passWithNoTests: true };
