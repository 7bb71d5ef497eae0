module.exports = { displayName: 'server-banks', preset: '../../../jest.preset.node.js', passWithNoTests: true };
