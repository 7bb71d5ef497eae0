module.exports = '/assets/worker.js';
