module.exports = { displayName: 'server-live', preset: '../../../jest.preset.node.js', passWithNoTests: true };
