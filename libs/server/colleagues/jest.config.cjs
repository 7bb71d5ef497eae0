module.exports = { displayName: 'server-colleagues', preset: '../../../jest.preset.node.js', passWithNoTests: true };
