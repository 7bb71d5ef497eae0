module.exports = { displayName: 'server-send', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
