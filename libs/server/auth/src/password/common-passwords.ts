/** Words that most guessed passwords are made of; from published lists of leaked passwords and their Iranian kin. */
const WORDS = [
  'password', 'passwd', 'pass', 'pwd', 'secret', 'ramz', 'gozarvazhe', 'qwerty', 'qwertyuiop', 'qwert', 'asdf', 'asdfgh',
  'asdfghjkl', 'zxcvbn', 'zxcvbnm', 'qazwsx', 'qazwsxedc', 'admin', 'administrator', 'root', 'user', 'guest', 'test', 'demo',
  'welcome', 'login', 'hello', 'letmein', 'changeme', 'default', 'master', 'monkey', 'dragon', 'football', 'baseball',
  'iloveyou', 'sunshine', 'princess', 'shadow', 'superman', 'batman', 'michael', 'iran', 'tehran', 'persepolis', 'esteghlal',
  'perspolis', 'esfahan', 'isfahan', 'shiraz', 'tabriz', 'mashhad', 'salam', 'khoda', 'allah', 'peyk', 'payamak', 'panel', 'sms',
  'ali', 'mohammad', 'mohamad', 'muhammad', 'reza', 'hossein', 'hosein', 'hasan', 'mehdi', 'mahdi', 'amir', 'sara', 'zahra',
  'fatemeh', 'maryam', 'abc', 'abcd', 'abcdef', 'aabb', 'aaa', 'computer', 'internet', 'google', 'samsung', 'android', 'spring',
  'summer', 'winter', 'autumn',
] as const; // prettier-ignore

const COMMON: ReadonlySet<string> = new Set(WORDS);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Runs such as 123, 1404, !, 2026 that people add to a word; years and sequences alike. */
const TAIL = /[^a-z]+$/;
const HEAD = /^[^a-z]+/;

const unmask = (text: string) => text.replace(/[01345@$!]/g, (char) => LOOKALIKES[char] ?? char);

/** The word twice, as in `AliAli12`. */
function halved(word: string): string {
  const half = word.slice(0, word.length / 2);
  return half + half === word ? half : word;
}

/**
 * Whether a password is one that everybody tries first: a common word with digits or marks around it, with figures for
 * letters (`P@ssw0rd1`) or not. Such a password keeps every rule of characters and still falls at once.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const bare = text.replace(TAIL, '').replace(HEAD, '');
  // Some of the tail may be a masked letter, some of it a number: both readings count.
  const readings = [bare, unmask(bare), unmask(text).replace(TAIL, '').replace(HEAD, '')];
  return readings.some((reading) => COMMON.has(reading) || COMMON.has(halved(reading)));
}
