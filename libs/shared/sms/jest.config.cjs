module.exports = { displayName: 'shared-sms', preset: '../../../jest.preset.node.js', passWithNoTests: true };
