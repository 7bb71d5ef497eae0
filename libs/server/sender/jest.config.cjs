module.exports = { displayName: 'server-sender', preset: '../../../jest.preset.node.js', passWithNoTests: true };
