module.exports = { displayName: 'server-home', preset: '../../../jest.preset.node.js', passWithNoTests: true };
