module.exports = { displayName: 'server-links', preset: '../../../jest.preset.node.js', passWithNoTests: true };
