module.exports = { displayName: 'shared-sms', preset: '../../../jest.preset.node.cjs', passWithNoTests: true };
