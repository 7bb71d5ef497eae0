/**
 * Runs commands of the console one after the other in one process: to start one takes a second of a core, nearly all of it for reading the
 * program. Each command is run from its beginning, with arguments, output and exit code as in a process of its own.
 */
import { pathToFileURL } from 'node:url';

interface Asked {
  readonly file: string;
  readonly args: readonly string[];
}

const exit = process.exit.bind(process);
let count = 0;

/** What `write` of a stream is replaced by: keeps the text, and says at once that it is written. */
function keep(parts: string[]) {
  return (text: string | Uint8Array, ...rest: unknown[]) => {
    parts.push(String(text));
    const written = rest.at(-1);
    if (typeof written === 'function') written();
    return true;
  };
}

process.on('message', ({ file, args }: Asked) => {
  const [out, complaints]: [string[], string[]] = [[], []];
  process.argv = [process.execPath, file, ...args];
  process.stdout.write = keep(out);
  process.stderr.write = keep(complaints);
  // The command's last step; whoever asked hears of it, and the process waits for the next one.
  Object.assign(process, {
    exit: (code: number) => process.send?.({ code, out: out.join(''), complaints: complaints.join('') }),
  });
  count += 1;
  // Another address is another module: the command begins anew, what it imports is there.
  void import(`${pathToFileURL(file).href}?run=${count}`);
});
process.on('disconnect', () => exit(0));
