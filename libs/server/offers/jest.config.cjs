module.exports = { displayName: 'server-offers', preset: '../../../jest.preset.node.js', passWithNoTests: true };
