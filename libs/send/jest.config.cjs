module.exports = { displayName: 'send', preset: '../../jest.preset.web.cjs', passWithNoTests: true };
