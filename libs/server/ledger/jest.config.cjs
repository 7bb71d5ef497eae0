module.exports = { displayName: 'server-ledger', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
