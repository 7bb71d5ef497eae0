module.exports = { displayName: 'server-wallet', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
