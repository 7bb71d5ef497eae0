module.exports = { displayName: 'server-send', preset: '../../../jest.preset.node.js', passWithNoTests: true };
