/** What an example has to know of an operation. */
export interface SampledOperation {
  /** As the SDK calls it: `otp.send`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** `k` takes an Idempotency-Key, `q` has its input in the address, `f` sends a file, `b` answers one. */
  readonly flags: string;
  readonly input: object;
  /** A test key may call it. */
  readonly isTestable: boolean;
}
type Operation = SampledOperation;

export const LANGUAGES = ['curl', 'node', 'python', 'php', 'go'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How keys begin that cost nothing. */
const TEST_KEY = /^peyk_test_[\w-]+$/;
/** In the place of a key: programs are built with one that costs nothing, where it opens the operation. */
const placeholderOf = ({ isTestable }: Operation) => (isTestable ? 'peyk_test_…' : 'peyk_live_…');

export const isTestKey = (key: string): boolean => TEST_KEY.test(key.trim());

/** The reader's own test key, or what stands in its place. A live key is never written into an example. */
export const keyFor = (operation: Operation, key: string): string =>
  operation.isTestable && isTestKey(key) ? key.trim() : placeholderOf(operation);

/** Where the key comes when the example is written. */
const KEY_PLACE = '{key}';
const FILE = 'numbers.txt';

const has = ({ flags }: Operation, flag: string) => flags.includes(flag);
const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The address of a call, with what stands in it. */
export function addressOf(operation: Operation, base: string, input: object = operation.input): string {
  const query = new URLSearchParams();
  const asked = has(operation, 'q') ? Object.entries(input) : [];
  for (const [name, value] of asked) for (const one of [value].flat()) query.append(name, String(one));
  return `${base}/v1/api${operation.path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

const hasBody = (operation: Operation) => !has(operation, 'q');
/** A text as one word of a shell. */
export const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const IDEMPOTENCY = 'order-1405-sms';

function headersOf(operation: Operation): [string, string][] {
  return [
    ['Authorization', `Bearer ${KEY_PLACE}`],
    ...(hasBody(operation) ? ([['Content-Type', 'application/json']] as [string, string][]) : []),
    ...(has(operation, 'k') ? ([['Idempotency-Key', IDEMPOTENCY]] as [string, string][]) : []),
  ];
}

function curl(operation: Operation, base: string): string {
  const headers = headersOf(operation).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`);
  const body = has(operation, 'f')
    ? [`-F 'file=@${FILE}'`]
    : hasBody(operation)
      ? [`-d ${shellQuoted(json(operation.input))}`]
      : [];
  return ['curl', shellQuoted(addressOf(operation, base)), ...headers, ...body]
    .join(' \\\n  ')
    .replace('curl \\\n ', 'curl');
}

function node(operation: Operation, base: string): string {
  const isForm = has(operation, 'f');
  const input = Object.keys(operation.input).length > 0 ? json(operation.input) : '';
  const own = input === '' ? '' : `, ...${input}`;
  // By its name the API knows what kind of file it is.
  const file = `{ file: await openAsBlob('${FILE}'), fileName: '${FILE}'${own} }`;
  const answer = has(operation, 'b') ? 'await answer.text()' : 'answer';
  return [
    `// PEYK_KEY=${KEY_PLACE} node example.mjs`,
    ...(isForm ? ["import { openAsBlob } from 'node:fs';"] : []),
    "import { Peyk } from '@peyk/sdk';",
    '',
    `const peyk = new Peyk({ key: process.env.PEYK_KEY, baseUrl: '${base}' });`,
    `const answer = await peyk.${operation.name}(${isForm ? file : input});`,
    `console.log(${answer});`,
  ].join('\n');
}

function python(operation: Operation, base: string): string {
  const headers = headersOf(operation).filter(([name]) => name !== 'Content-Type');
  const given = headers.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  const body = has(operation, 'f')
    ? [`    files={"file": open("${FILE}", "rb")},`]
    : hasBody(operation)
      ? ['    json=json.loads(BODY),']
      : [];
  return [
    ...(hasBody(operation) ? ['import json', ''] : []),
    'import requests',
    '',
    ...(hasBody(operation) ? [`BODY = r"""${json(operation.input)}"""`, ''] : []),
    'HEADERS = {',
    ...given,
    '}',
    `answer = requests.${operation.method.toLowerCase()}(`,
    `    ${JSON.stringify(addressOf(operation, base))},`,
    '    headers=HEADERS,',
    ...body,
    '    timeout=30,',
    ')',
    'print(answer.status_code, answer.text)',
  ].join('\n');
}

function php(operation: Operation, base: string): string {
  const headers = headersOf(operation).map(([name, value]) => `        '${name}: ${value}',`);
  const body = has(operation, 'f')
    ? [`    CURLOPT_POSTFIELDS => ['file' => new CURLFile('${FILE}')],`]
    : hasBody(operation)
      ? [`    CURLOPT_POSTFIELDS => <<<'JSON'`, json(operation.input), 'JSON,']
      : [];
  return [
    '<?php',
    `$call = curl_init('${addressOf(operation, base)}');`,
    'curl_setopt_array($call, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    '    CURLOPT_HTTPHEADER => [',
    ...headers,
    '    ],',
    ...body,
    ']);',
    'echo curl_exec($call);',
  ].join('\n');
}

function go(operation: Operation, base: string): string {
  const body = hasBody(operation) ? `strings.NewReader(\`${json(operation.input)}\`)` : 'nil';
  const headers = headersOf(operation).map(([name, value]) => `\trequest.Header.Set("${name}", "${value}")`);
  return [
    'package main',
    '',
    `import (\n\t"fmt"\n\t"io"\n\t"net/http"${hasBody(operation) ? '\n\t"strings"' : ''}\n)`,
    '',
    'func main() {',
    `\trequest, err := http.NewRequest("${operation.method}", "${addressOf(operation, base)}", ${body})`,
    '\tif err != nil {\n\t\tpanic(err)\n\t}',
    ...headers,
    '\tanswer, err := http.DefaultClient.Do(request)',
    '\tif err != nil {\n\t\tpanic(err)\n\t}',
    '\tdefer answer.Body.Close()',
    '\ttext, _ := io.ReadAll(answer.Body)',
    '\tfmt.Println(answer.StatusCode, string(text))',
    '}',
  ].join('\n');
}

const WRITERS: Readonly<Record<Language, (operation: Operation, base: string) => string>> = {
  curl,
  node,
  python,
  php,
  go,
};

/** The languages in which there is an example: a file is sent by few lines in some only. */
export function languagesOf(operation: Operation): readonly Language[] {
  return has(operation, 'f') ? LANGUAGES.filter((language) => language !== 'go') : LANGUAGES;
}

/** A call of an operation as a program writes it. `base` is the address of the panel, `key` what the reader has brought. */
export function sampleOf(language: Language, operation: Operation, base: string, key = ''): string {
  return WRITERS[language](operation, base).replaceAll(KEY_PLACE, keyFor(operation, key));
}
