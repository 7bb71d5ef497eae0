module.exports = { displayName: 'server-database', preset: '../../../jest.preset.node.js', passWithNoTests: true };
