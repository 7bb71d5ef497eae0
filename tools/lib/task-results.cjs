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
    const results = Object.entries(taskResults).map(([name, { task, status, terminalOutput }]) => ({
      task: name,
      status,
      output: terminalOutput ?? '',
      seconds: task?.startTime && task.endTime ? (task.endTime - task.startTime) / 1000 : 0,
    }));
    writeFileSync(file, JSON.stringify(results));
  },
};
