module.exports = { displayName: 'server-sender', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
