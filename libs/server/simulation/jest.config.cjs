module.exports = { displayName: 'server-simulation', preset: '../../../jest.preset.node.cjs', testTimeout: 300_000 };
