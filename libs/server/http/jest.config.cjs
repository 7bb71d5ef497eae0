module.exports = { displayName: 'server-http', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
