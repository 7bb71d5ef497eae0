module.exports = { displayName: 'server-auth', preset: '../../../jest.preset.node.js', passWithNoTests: true };
