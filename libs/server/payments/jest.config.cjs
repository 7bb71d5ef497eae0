module.exports = { displayName: 'server-payments', preset: '../../../jest.preset.node.js', passWithNoTests: true };
