module.exports = { displayName: 'server-jobs', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
