import { toCamel, toPascal } from '../screen/names.ts';

/** One thing that a person writes. */
export interface Field {
  /** As in the contract and the table: `short_name`. */
  name: string;
  /** In Persian. */
  label: string;
  /** Characters at most. */
  max: number;
  optional: boolean;
  /** It may have several lines. */
  lines: boolean;
  /** Its schema in the contract: `NoteShortName`. */
  schema: string;
  pattern: string;
  /** In English sentences. */
  words: string;
  /** The piece of shared/ui in which it is written. */
  piece: 'TextField' | 'TextArea';
}

const SHAPE = /^([a-z][a-z0-9_]*)(\?)?:([^:]+):(\d+)(:lines)?$/;
/** Columns that every table has, and words that the templates use for other things. */
const COLUMNS = ['id', 'account_id', 'created_at', 'impersonated_by', 'found_by'];
const OF_TEMPLATES = ['db', 'fields', 'given', 'matching', 'own', 'page', 'paging', 'words'];
/** Words that SQL does not take for a column without quotes. */
const OF_SQL = [
  'all',
  'check',
  'column',
  'default',
  'desc',
  'end',
  'from',
  'group',
  'limit',
  'order',
  'table',
  'to',
  'user',
];
/**
 * Blanks, then something that is seen, then anything that a text holds. Nothing in it can be read in two ways, so that a text of ten
 * thousand characters is refused in a moment; and it looks nowhere ahead, so that texts that fit can be drawn from it.
 */
const textOf = (refused: string) => String.raw`^[^\S${refused}]*[^\s\u0000-\u001f\u007f][^${refused}]*$`;
const ONE_LINE = textOf(String.raw`\u0000-\u001f\u007f`);
const LINES = textOf(String.raw`\u0000-\u0009\u000b-\u001f\u007f`);
/** Of one text; more belongs into a file. */
const MOST_CHARACTERS = 10_000;

function readField(text: string, item: string): Field {
  const [whole, name = '', optional, label = '', max = '', lines] = SHAPE.exec(text.trim()) ?? [];
  if (whole === undefined) throw new Error(`"${text}" is no field such as title:عنوان:200 or body?:متن:1000:lines.`);
  if ([...COLUMNS, ...OF_TEMPLATES, ...OF_SQL].includes(name))
    throw new Error(`A field cannot be called ${name}. Choose another name.`);
  if (Number(max) < 1 || Number(max) > MOST_CHARACTERS) {
    throw new Error(`${name} may have 1 to ${MOST_CHARACTERS} characters, not ${max}.`);
  }
  if (/['"`<>\\]/.test(label)) throw new Error(`The Persian name of ${name} has a sign that code would misread.`);
  const kebab = name.replaceAll('_', '-');
  return {
    name,
    label: label.trim(),
    max: Number(max),
    optional: optional !== undefined,
    lines: lines !== undefined,
    schema: toPascal(`${item}-${kebab}`),
    pattern: lines === undefined ? ONE_LINE : LINES,
    words: name.replaceAll('_', ' '),
    piece: lines === undefined ? 'TextField' : 'TextArea',
  };
}

/** Reads `--fields`. @throws in a sentence that says what to change */
export function readFields(text: string, item: string): Field[] {
  const fields = text.split(',').map((one) => readField(one, item));
  const names = fields.map(({ name }) => toCamel(name));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`The field ${twice} is given twice.`);
  const [first] = fields;
  if (first === undefined || first.optional || first.lines) {
    throw new Error('The first field tells the rows apart: it has one line and cannot be left out.');
  }
  return fields;
}
