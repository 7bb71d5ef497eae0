module.exports = { displayName: 'server-simulators', preset: '../../../jest.preset.node.js', passWithNoTests: true };
