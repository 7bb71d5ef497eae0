/** One error as a `*.errors.ts` table of the server describes it. */
export interface ListedError {
  /** `422-3`: the HTTP status and a number. */
  code: string;
  status: number;
  /** The Persian sentence that people read. */
  message: string;
  /** English, for anyone who writes a program against the API. */
  remedy?: string;
  /** The same request will fail again until something else changes. */
  permanent: boolean;
}

/** A table, the library that owns it, and what its comment says it is about. */
export interface ErrorTable {
  library: string;
  about: string;
  errors: readonly ListedError[];
}

const HEAD = `# Errors

Generated from the \`*.errors.ts\` tables of \`libs/server\` by \`npm run gen\`. Change those, not this file.

An error has the envelope \`{"data": null, "meta": {"status": false, "message", "message_code", "errors"?, "error_id"?}}\`. The code is the HTTP status
and a number that never gets another meaning; programs decide by it. The message is for people. \`errors\` has a sentence for each field at
fault. Where _again_ says no, the same request will fail again until something else changes.
`;

/** A cell of a Markdown table: one line, its bars escaped. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\|/g, '\\|').trim();
}

function byCode(a: ListedError, b: ListedError): number {
  const [aNumber = 0, bNumber = 0] = [a, b].map(({ code }) => Number(code.split('-')[1]));
  return a.status - b.status || aNumber - bNumber;
}

function writeTable({ library, about, errors }: ErrorTable): string {
  const rows = [...errors]
    .sort(byCode)
    .map(
      (error) =>
        `| \`${error.code}\` | ${cell(error.message)} | ${cell(error.remedy ?? '')} | ${error.permanent ? 'no' : 'yes'} |`,
    );
  return [
    `## ${library}`,
    '',
    about,
    '',
    '| code | message | what to do | again |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** What is wrong with the tables, a sentence each: a code of two errors, or one that does not begin with its status. */
export function faultsOf(tables: readonly ErrorTable[]): string[] {
  const seen = new Map<string, string>();
  return tables.flatMap(({ library, errors }) =>
    errors.flatMap(({ code, status }) => {
      const owner = seen.get(code);
      seen.set(code, library);
      const shape = new RegExp(`^${status}-[1-9]\\d*$`).test(code);
      return [
        ...(owner === undefined
          ? []
          : [`${code} stands in ${owner} and in ${library}: give one of them another number.`]),
        ...(shape ? [] : [`${code} of ${library} does not begin with its status ${status}.`]),
      ];
    }),
  );
}

/** docs/errors.md. @throws with all faults, one a line, when the tables are not in order. */
export function writeErrors(tables: readonly ErrorTable[]): string {
  const faults = faultsOf(tables);
  if (faults.length > 0)
    throw new Error(`The error tables are not in order:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return [HEAD, ...tables.map(writeTable)].join('\n');
}

/** What people are told with each error, by its code: for what was refused to them some time ago. */
export function writeSentences(tables: readonly ErrorTable[]): string {
  const errors = tables.flatMap((table) => table.errors).map(({ code, message }) => [code, message] as const);
  const lines = [...new Map(errors)].sort(([a], [b]) => (a < b ? -1 : 1));
  return `{\n${lines.map(([code, message]) => `${JSON.stringify(code)}: ${JSON.stringify(message)}`).join(',\n')}\n}\n`;
}
