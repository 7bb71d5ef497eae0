import { spawn } from 'node:child_process';
import { join } from 'node:path';

const LINES = 20_000;

it('says everything to a reader who is late, also before a command ends itself', async () => {
  const print = JSON.stringify(join(__dirname, 'print.ts'));
  const script = `const { say } = await import(${print});
    for (let n = 1; n <= ${LINES}; n += 1) say('line ' + n);
    process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  let text = '';
  // Not read until it is full and the command waits, or has ended and lost the rest.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk));
  await closed;
  expect(text.trimEnd().split('\n')).toHaveLength(LINES);
});
