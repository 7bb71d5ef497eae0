module.exports = { displayName: 'server-seal', preset: '../../../jest.preset.node.js', passWithNoTests: true };
