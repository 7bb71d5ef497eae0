module.exports = { displayName: 'server-ledger', preset: '../../../jest.preset.node.js', passWithNoTests: true };
