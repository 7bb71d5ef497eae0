/** Tables with millions of rows in a large installation, on which people and senders work all the time. */
export const BIG_TABLES = [
  ...['sends', 'recipients', 'parts', 'send_chunks', 'send_counters', 'recipient_events', 'recipient_texts'],
  ...['recipient_numbers', 'ledger_entries', 'ledger_transactions', 'wallets', 'inbound_messages', 'audit_entries'],
  ...['contacts', 'phonebook_members', 'api_calls', 'webhook_deliveries', 'program_messages', 'one_time_codes'],
] as const;

const NAME = `(?<table>${BIG_TABLES.join('|')})`;
const INDEX = new RegExp(`^create (unique )?index (?!concurrently)\\S* ?(if not exists \\S+ )?on (only )?${NAME}\\b`);
const ALTER = new RegExp(`^alter table (if exists )?(only )?${NAME}\\b(?<what>.*)$`);

/** What an ALTER does while it keeps everybody else out, other than changing the catalogue. */
const SLOW: readonly (readonly [pattern: RegExp, what: string])[] = [
  [
    /alter (column )?\S+ (set data )?type /,
    'writes every row anew: add a column, fill it in batches, and contract later',
  ],
  [/ stored\b/, 'writes every row anew: add a column, and fill it in batches'],
  [/add (column )?.*\bdefault (?!null|true|false|'|-?\d)/, 'writes every row anew, for its default is not a constant'],
  [
    /add (constraint \S+ )?(check|foreign key)(?!.*not valid)/,
    'reads every row: add it "not valid", and validate it in a later file',
  ],
  [
    /add (constraint \S+ )?(unique|primary key) ?\(/,
    'builds an index: build it concurrently, and add it "using index"',
  ],
  [/alter (column )?\S+ set not null/, 'reads every row: add a check "not valid", and validate it in a later file'],
];

const statementsOf = (text: string) =>
  text
    .replace(/^\s*--.*$/gm, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');

/**
 * What of a migration would hold up everybody who works on a big table: see docs/migrations.md. By its text, so it is a help and no
 * proof. Empty when all is well.
 */
export function findLongLocks(text: string): string[] {
  const faults: string[] = [];
  const altered = new Set<string>();
  for (const statement of statementsOf(text)) {
    const index = INDEX.exec(statement)?.groups;
    if (index) faults.push(`an index on ${index['table']} keeps its writers out: build it concurrently`);
    const alter = ALTER.exec(statement)?.groups;
    if (!alter) continue;
    altered.add(alter['table'] ?? '');
    for (const [pattern, what] of SLOW)
      if (pattern.test(alter['what'] ?? '')) faults.push(`${alter['table']}: it ${what}`);
  }
  if (altered.size > 1)
    faults.push(`${[...altered].join(' and ')} are locked together, and may wait for each other: a file each`);
  return faults;
}
