import { effortOf } from './keyboard';
import { holdsWord } from './word-filter';
import type { WordFilter } from './word-filter';

/** Words that Iranian passwords are made of, in Latin letters, and short ones that stand alone. */
const WORDS = [
  'password', 'passwd', 'pass', 'pwd', 'ramz', 'gozarvazhe', 'qwe', 'asd', 'zxc', 'admin', 'administrator', 'modir', 'root', 'user', 'guest', 'test', 'demo',
  'welcome', 'login', 'hello', 'changeme', 'default', 'company', 'sherkat', 'iran', 'tehran', 'persepolis', 'perspolis', 'esteghlal',
  'esfahan', 'isfahan', 'shiraz', 'tabriz', 'mashhad', 'karaj', 'ahvaz', 'rasht', 'qom', 'yazd', 'kerman', 'salam', 'khoda', 'khodaya',
  'allah', 'peyk', 'payamak', 'panel', 'sms', 'ali', 'mohammad', 'mohamad', 'muhammad', 'reza', 'hossein', 'hosein', 'hasan', 'hassan',
  'mehdi', 'mahdi', 'amir', 'saeed', 'saeid', 'hamid', 'majid', 'vahid', 'omid', 'farhad', 'behzad', 'sara', 'zahra', 'fatemeh',
  'fateme', 'maryam', 'narges', 'parisa', 'nazanin', 'azadi', 'eshgh', 'eshghe', 'delam', 'abc', 'abcd', 'aabb', 'bahar', 'tabestan',
  'paeiz', 'zemestan', 'farvardin', 'ordibehesht', 'khordad', 'mordad', 'shahrivar', 'mehr', 'aban', 'azar', 'esfand',
  // «سلام», «ایران», «محمد», «علی», «رضا», «پیام», «رمز», «عشق», «تهران», «گذرواژه», «مدیر» on a keyboard that was left in English.
  'sghl', 'hdvhk', 'lpln', 'ugd', 'vqh', '\\dhl', 'vlc', 'uar', 'jivhk', "'`v,hci", 'lndv',
] as const; // prettier-ignore

const OURS: ReadonlySet<string> = new Set(WORDS);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
};

const LEAST_FILTERED = 4;
/** Fewer characters than these are no effort, however long the runs between them are. */
const LEAST_EFFORT = 5;
/** What people add to a word when they are asked for a digit and a mark: 1, 123, !, 1404, @27. More than that is their own. */
const MOST_ADDED = 3;

/** The filter is 14 KB that only a new password needs: the server hands it over when it starts, the panel loads it with the field. */
const known: { words: WordFilter | null } = { words: null };

export interface PackedWords {
  readonly hashes: number;
  readonly base64: string;
}

/** From now on the words of leaked passwords are known too, and not only those that stand here. */
export function knowCommonWords({ hashes, base64 }: PackedWords): void {
  known.words ??= { hashes, bytes: Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)) };
}

/** The same where the words are to be loaded when they are needed. */
export async function loadCommonWords(): Promise<void> {
  knowCommonWords((await import('./common-words.gen')).COMMON_WORDS);
}

const unmask = (text: string) => text.replace(/[01345789@$!|+]/g, (char) => LOOKALIKES[char] ?? char);
const withoutMarks = (text: string) => text.replace(/[^a-z0-9]/g, '');
const withoutYear = (text: string) => text.replace(/(?:1[34]|19|20)\d\d/, '1');

/** A password as a word and what stands around it. */
function parted(text: string): { word: string; added: number } {
  const [, head = '', word = '', tail = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/s.exec(text) ?? [];
  return { word, added: effortOf(withoutYear(head)) + effortOf(withoutYear(tail)) };
}

/** The word once, where it stands twice, as in `AliAli12`. */
function halved(word: string): string {
  const half = word.slice(0, word.length / 2);
  return half !== '' && half + half === word ? half : word;
}

const isFiltered = (word: string) =>
  known.words !== null && word.length >= LEAST_FILTERED && /^[a-z]+$/.test(word) && holdsWord(known.words, word);

/** Two of our words after each other, as in `AliReza` or `SalamIran`. */
const isPair = (word: string) =>
  Array.from({ length: word.length }, (_, at) => at).some(
    (at) => OURS.has(word.slice(0, at)) && OURS.has(word.slice(at)),
  );

/**
 * Whether a password is one that is tried first: a common word with digits or marks around or between its letters, with figures
 * for letters (`P@ssw0rd1`) or not; a run over the keyboard (`1qaz2WSX`). Such a password keeps every rule of characters and still
 * falls at once.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (text.length > 0 && effortOf(text) < LEAST_EFFORT) return true;
  const plain = withoutMarks(text);
  // Some of the tail may be a masked letter, some of it a number: all readings count.
  const tail = /[^a-z]*$/.exec(text)?.[0] ?? '';
  const masked = unmask(text.slice(0, text.length - tail.length)) + tail;
  return [text, masked, unmask(text), plain, unmask(plain)].map(parted).some(({ word, added }) => {
    const once = halved(word);
    return (
      OURS.has(word) ||
      OURS.has(once) ||
      isPair(word) ||
      (added <= MOST_ADDED && (isFiltered(word) || isFiltered(once)))
    );
  });
}
