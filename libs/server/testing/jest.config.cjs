module.exports = { displayName: 'server-testing', preset: '../../../jest.preset.node.js', passWithNoTests: true };
