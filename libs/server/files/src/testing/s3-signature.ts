import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Signer {
  accessKey: string;
  secretKey: string;
  region: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Percent-encoding of the protocol: all but the unreserved. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalRequest(request: IncomingMessage, url: URL, signedHeaders: string): string {
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders.split(';').map((name) => `${name}:${header(name)}\n`);
  return [
    ...[request.method, url.pathname, query],
    ...[headers.join(''), signedHeaders, header('x-amz-content-sha256')],
  ].join('\n');
}

/**
 * Looks at the signature of a request (AWS Signature Version 4) as a store does.
 * @returns the code of the refusal, or undefined
 */
export function refusalOf(request: IncomingMessage, url: URL, { accessKey, secretKey, region }: Signer) {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!parts) return 'AccessDenied';
  const [, key, day = '', place, signedHeaders = '', signature] = parts;
  if (key !== accessKey) return 'InvalidAccessKeyId';
  if (place !== region) return 'AuthorizationHeaderMalformed';
  const signed = signedHeaders.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name))) return 'AccessDenied';
  const at = String(request.headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`];
  text.push(sha256(canonicalRequest(request, url, signedHeaders)));
  const dayKey = hmac(hmac(hmac(hmac(`AWS4${secretKey}`, day), region), 's3'), 'aws4_request');
  return hmac(dayKey, text.join('\n')).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

/** How far the clock of who asks is from `now`. */
export function skewMs(request: IncomingMessage, now: number): number {
  const text = String(request.headers['x-amz-date']);
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return Math.abs(Date.parse(iso) - now);
}
