const { writeFileSync } = require('node:fs');

/**
 * Nx tells its plugins what became of every task. This one writes it into the file that PEYK_TASK_RESULTS names, for whoever started
 * Nx with it: lines on the way through pipes are for people, and some get lost when a process ends before its pipe is empty.
 */
module.exports = {
  name: 'task-results',
  postTasksExecution(_options, { taskResults }) {
    const file = process.env.PEYK_TASK_RESULTS;
    if (!file) return;
    const results = Object.entries(taskResults).map(([task, { status, terminalOutput }]) => ({
      task,
      status,
      output: terminalOutput ?? '',
    }));
    writeFileSync(file, JSON.stringify(results));
  },
};
