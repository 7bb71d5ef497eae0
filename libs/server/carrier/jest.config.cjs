module.exports = { displayName: 'server-carrier', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
