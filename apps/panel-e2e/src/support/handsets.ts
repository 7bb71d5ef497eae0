import { readStack } from './stack';

interface HandsetMessage {
  readonly direction: 'received' | 'sent';
  readonly at: number;
  readonly parts: readonly (string | null)[];
}

const POLL_MS = 100;
const LIMIT_MS = 10_000;

/** The texts that a virtual handset has received, oldest first, each with its time. */
export async function received(number: string): Promise<readonly { readonly text: string; readonly at: number }[]> {
  const response = await fetch(`${readStack().handsetsUrl}/handsets/${number}/messages`);
  // The simulator's own JSON; the fields that are read here are its public ones.
  const { messages } = (await response.json()) as { messages: readonly HandsetMessage[] };
  return messages
    .filter(({ direction }) => direction === 'received')
    .map(({ parts, at }) => ({ text: parts.join(''), at }));
}

/** How many messages a handset has now: the mark behind which a new one is awaited. */
export async function countReceived(number: string): Promise<number> {
  return (await received(number)).length;
}

/** The first message that comes after the first `known` ones. @throws after ten seconds without one */
export async function nextMessage(number: string, known: number): Promise<string> {
  const deadline = Date.now() + LIMIT_MS;
  while (Date.now() < deadline) {
    const message = (await received(number))[known];
    if (message !== undefined) return message.text;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('The handset received nothing new.');
}

/** The first code that comes after the first `known` messages: a notice may come between. @throws after ten seconds without one */
export async function nextCode(number: string, known: number): Promise<string> {
  const deadline = Date.now() + LIMIT_MS;
  while (Date.now() < deadline) {
    const code = (await received(number))
      .slice(known)
      .map(({ text }) => codeIn(text))
      .find((found) => found !== undefined);
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('The handset received no code.');
}

/** Lets a virtual handset write to a line. @throws when the simulator does not take it */
export async function writeFrom(number: string, { to, text }: { to: string; text: string }): Promise<void> {
  const response = await fetch(`${readStack().handsetsUrl}/handsets/${number}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, text }),
  });
  if (!response.ok) throw new Error(`The handset could not write: ${response.status} ${await response.text()}`);
}

/** In Latin digits; undefined where a message is about something else. */
function codeIn(text: string): string | undefined {
  if (!text.includes('کد')) return undefined;
  const latin = text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
  return /\d{4,8}/.exec(latin)?.[0];
}
