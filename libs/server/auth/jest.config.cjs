module.exports = { displayName: 'server-auth', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
