module.exports = { displayName: 'server-deposits', preset: '../../../jest.preset.node.js', passWithNoTests: true };
