module.exports = { displayName: 'desk-queues', preset: '../../../jest.preset.web.js' };
