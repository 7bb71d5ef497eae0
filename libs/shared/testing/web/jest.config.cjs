module.exports = {
  displayName: 'shared-testing-web',
  preset: '../../../../jest.preset.web.js',
  passWithNoTests: true,
};
