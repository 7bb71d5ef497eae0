module.exports = { displayName: 'server-reports', preset: '../../../jest.preset.node.js', passWithNoTests: true };
