module.exports = { displayName: 'server-plans', preset: '../../../jest.preset.node.js', passWithNoTests: true };
