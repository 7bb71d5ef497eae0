import { fieldAboutOf, TOLD_FIELDS } from './field-abouts';
import { ABOUTS, aboutOf } from './operation-abouts';
import { REMEDIES } from './error-remedies';
import { NOUNS, titleOf } from './operation-titles';
import { ERRORS } from './told-errors';
import { OPERATIONS } from './told-reference';

const names = OPERATIONS.map(({ name }) => name);
const LATIN = /[A-Za-z]{3,}/;
/** Without the words for programs, and the names of formats. */
const words = (text: string) =>
  text.replace(/`[^`]*`/g, '').replace(/\b(JSON|xlsx|csv|txt|PDF|UTF|ISO|NTP|null)\b/g, '');

describe('the words of the reference', () => {
  it('name and describe each operation in Persian, and none that is not there', () => {
    expect(names.filter((name) => titleOf(name) === undefined)).toEqual([]);
    expect(names.filter((name) => NOUNS[name.split('.')[0]!] === undefined)).toEqual([]);
    expect(names.filter((name) => aboutOf(name) === undefined)).toEqual([]);
    const told = Object.entries(ABOUTS).flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`));
    expect(told.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('explain each field, and none that is not there', () => {
    const fields = OPERATIONS.flatMap(({ name, fields }) => fields.map((field) => [name, field.name] as const));
    expect(fields.filter(([name, field]) => fieldAboutOf(name, field) === undefined)).toEqual([]);
    const own = (field: string) => field.split('.').at(-1)!.replace('[]', '');
    const there = new Set(
      fields.flatMap(([name, field]) => {
        const [noun] = name.split('.');
        return [own(field), ...[name, noun].flatMap((place) => [`${place}:${field}`, `${place}:${own(field)}`])];
      }),
    );
    expect(TOLD_FIELDS.filter((name) => !there.has(name))).toEqual([]);
  });

  it('say what to do about errors that are in the catalogue', () => {
    const codes = new Set(ERRORS.map(({ code }) => code));
    expect(Object.keys(REMEDIES).filter((code) => !codes.has(code))).toEqual([]);
  });

  it('name operations as they are called', () => {
    const texts = [...OPERATIONS.flatMap(({ about, fields }) => [about, ...fields.map((field) => field.about ?? '')])];
    const named = [...texts, ...Object.values(REMEDIES)].flatMap(
      (text) => text.match(/(?<=`)[a-z]+\.[A-Za-z]+(?=`)/g) ?? [],
    );
    expect(named.filter((name) => NOUNS[name.split('.')[0]!] !== undefined && !names.includes(name))).toEqual([]);
    expect(named).toContain('otp.verify');
  });

  it('are Persian: what is for programs stands between backticks, each of which is closed', () => {
    const texts = [
      ...OPERATIONS.flatMap(({ about, fields }) => [about, ...fields.map((field) => field.about ?? '')]),
      ...Object.values(REMEDIES),
    ];
    expect(texts.filter((text) => text.split('`').length % 2 === 0)).toEqual([]);
    expect(texts.filter((text) => LATIN.test(words(text)))).toEqual([]);
  });
});
