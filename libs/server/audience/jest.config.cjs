module.exports = { displayName: 'server-audience', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
