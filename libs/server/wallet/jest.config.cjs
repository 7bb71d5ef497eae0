module.exports = { displayName: 'server-wallet', preset: '../../../jest.preset.node.js', passWithNoTests: true };
