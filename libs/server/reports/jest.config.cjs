module.exports = { displayName: 'server-reports', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
