module.exports = { displayName: 'server-decisions', preset: '../../../jest.preset.node.js', passWithNoTests: true };
