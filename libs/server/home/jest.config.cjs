module.exports = { displayName: 'server-home', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
