import type { Env } from './config-error';

/** An object store for files, as the storage of files takes it. */
export interface FilesStore {
  endpoint: string;
  region: string;
  bucket: string;
  /** Empty, or ends with `/`. */
  prefix: string;
  accessKey: string;
  secretKey: string;
  usesPathStyle: boolean;
}

const VARIABLE = 'PEYK_FILES_S3_';
const NEEDED = ['ENDPOINT', 'BUCKET', 'ACCESS_KEY', 'SECRET_KEY'] as const;
const OTHERS = ['REGION', 'PREFIX', 'PATH_STYLE'] as const;
/** What every store takes; S3 itself takes no more of new buckets. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Letters that need no encoding anywhere. No part is empty or only dots. */
const PREFIX = /^(?!.*(^|\/)\.+(\/|$))[\w.-]+(\/[\w.-]+)*$/;

/** Not shown in faults: who puts a password into an address should not find it in a log. */
function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { origin, username, password } = new URL(text);
  return username === '' && password === '' && (text === origin || text === `${origin}/`);
}

/** The object store of files; undefined: they lie in the data folder. */
export function readFilesStore(env: Env, faults: string[]): FilesStore | undefined {
  const given = (name: (typeof NEEDED | typeof OTHERS)[number]) => env[VARIABLE + name]?.trim() ?? '';
  if ([...NEEDED, ...OTHERS].every((name) => given(name) === '')) return undefined;
  const missing = NEEDED.filter((name) => given(name) === '').map((name) => VARIABLE + name);
  if (missing.length > 0) {
    faults.push(
      `${missing.join(', ')} missing: files go to an object store with all of ${NEEDED.map((name) => VARIABLE + name).join(', ')}, or to the data folder with none of ${VARIABLE}*.`,
    );
    return undefined;
  }
  const [endpoint, bucket, prefix] = [given('ENDPOINT'), given('BUCKET'), given('PREFIX').replace(/\/+$/, '')];
  const style = given('PATH_STYLE') || '1';
  if (!isOrigin(endpoint))
    faults.push(`${VARIABLE}ENDPOINT must be an origin such as https://s3.example.com, without path and password.`);
  if (!BUCKET.test(bucket)) faults.push(`${VARIABLE}BUCKET is "${bucket}", which is no name of a bucket.`);
  if (prefix !== '' && !PREFIX.test(prefix))
    faults.push(`${VARIABLE}PREFIX is "${prefix}": use letters, digits, "-", "_" and "." with "/" between.`);
  if (style !== '0' && style !== '1')
    faults.push(`${VARIABLE}PATH_STYLE is "${style}"; there are 1 (https://host/bucket) and 0 (https://bucket.host).`);
  return {
    endpoint,
    region: given('REGION') || 'us-east-1',
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    accessKey: given('ACCESS_KEY'),
    secretKey: given('SECRET_KEY'),
    usesPathStyle: style === '1',
  };
}
