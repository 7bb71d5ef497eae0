module.exports = { displayName: 'server-spreadsheets', preset: '../../../jest.preset.node.js', passWithNoTests: true };
