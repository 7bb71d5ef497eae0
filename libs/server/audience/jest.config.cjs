module.exports = { displayName: 'server-audience', preset: '../../../jest.preset.node.js', passWithNoTests: true };
