module.exports = { displayName: 'server-profile', preset: '../../../jest.preset.node.js', passWithNoTests: true };
