import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from '@peyk/server-module';

/** More than any password may have; a file given by mistake must not be read to its end. */
const LONGEST_BYTES = 1_024;

/** Where secrets come from: standard input, or a person at a terminal. */
export interface SecretSource {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** What is asked for; never what is typed. */
  screen: NodeJS.WritableStream;
}

/** A line that is typed and not shown. @throws UsageError when the person gives up. */
function askHidden({ input, screen }: SecretSource, question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: nowhere, terminal: true });
  screen.write(question);
  return new Promise((resolve, reject) => {
    let answer: string | undefined;
    terminal.once('line', (line) => {
      answer = line;
      terminal.close();
    });
    terminal.once('SIGINT', () => terminal.close());
    terminal.once('close', () => {
      screen.write('\n');
      if (answer === undefined) reject(new UsageError('Nothing was changed.'));
      else resolve(answer);
    });
  });
}

async function readLine(input: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    const part = Buffer.from(chunk);
    chunks.push(part);
    bytes += part.length;
    if (bytes > LONGEST_BYTES) throw new UsageError(`Standard input has more than ${LONGEST_BYTES} bytes.`);
  }
  const [first = '', ...others] = Buffer.concat(chunks).toString('utf8').split(/\r?\n/);
  if (others.some((line) => line !== '')) throw new UsageError('Standard input has more than one line.');
  return first;
}

/**
 * Reads a secret: from a person twice and unseen, otherwise the one line of standard input. Never from the command line, which
 * stands in the shell's history and in everybody's list of processes.
 * @throws UsageError
 */
export async function readSecret(title: string, source: SecretSource): Promise<string> {
  if (!source.input.isTTY) {
    const line = await readLine(source.input);
    if (line === '') throw new UsageError(`Standard input is empty: the ${title} belongs there, as its one line.`);
    return line;
  }
  const secret = await askHidden(source, `New ${title} (not shown): `);
  if (secret === '') throw new UsageError(`Nothing was typed: there is no ${title}.`);
  if ((await askHidden(source, 'Again: ')) !== secret) throw new UsageError('The two differ: nothing was changed.');
  return secret;
}
