module.exports = { displayName: 'server-live', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
