module.exports = { displayName: 'panel', preset: '../../jest.preset.web.cjs', passWithNoTests: true };
