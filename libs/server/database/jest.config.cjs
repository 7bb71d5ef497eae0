module.exports = { displayName: 'server-database', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
