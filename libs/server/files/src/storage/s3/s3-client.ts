import { setTimeout as sleep } from 'node:timers/promises';
import type * as S3 from '@aws-sdk/client-s3';
import { StorageError } from '../storage';
import { storageFault } from './s3-fault';
import type { S3Patience, S3Settings } from './s3-settings';

type Sdk = typeof S3;

export interface Asking {
  client: S3.S3Client;
  sdk: Sdk;
  /** Ends the question when its time is over. */
  abortSignal: AbortSignal;
}

const silently = () => undefined;
/** What goes wrong is told by us, without what was sent. */
const SILENT = { trace: silently, debug: silently, info: silently, warn: silently, error: silently };

/** Everything is said here, so that no AWS_ variable and no file in the home of the user changes where files go. */
const clientOf = (sdk: Sdk, settings: S3Settings, patience: S3Patience): S3.S3Client =>
  new sdk.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.usesPathStyle,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    // We ask again ourselves: the client cannot read a file a second time.
    maxAttempts: 1,
    retryMode: 'standard',
    requestHandler: { connectionTimeout: patience.connectMs, socketTimeout: patience.idleMs },
    // Checksums in headers and trailers that other stores do not know; what we put is signed with its SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: SILENT,
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    disableS3ExpressSessionAuth: true,
    disableMultiregionAccessPoints: true,
    useArnRegion: false,
  });

/**
 * Asks the object store. The client is loaded with the first question: who keeps files in a folder does without its 37 MB of memory.
 * @returns a function that asks once or, when the fault may pass, some times more
 */
export function s3Client(settings: S3Settings, patience: S3Patience) {
  const state: { loaded?: Promise<{ sdk: Sdk; client: S3.S3Client }> } = {};
  const load = () =>
    (state.loaded ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: clientOf(sdk, settings, patience) })));

  async function once<Answer>(ask: (asking: Asking) => Promise<Answer>, limitMs: number): Promise<Answer> {
    const loaded = await load();
    const time = new AbortController();
    // Not AbortSignal.timeout: it would also cut the bytes that are read after the answer.
    const timer = setTimeout(() => time.abort(), limitMs);
    try {
      return await ask({ ...loaded, abortSignal: time.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * @param question as the protocol calls it
   * @param ask asks anew with each call. @param limitMs of one attempt
   * @throws StorageError, or what `ask` throws as one
   */
  return async function ask<Answer>(
    question: string,
    ask: (asking: Asking) => Promise<Answer>,
    limitMs = patience.answerMs,
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(ask, limitMs);
      } catch (error) {
        const fault = error instanceof StorageError ? error : storageFault(error, question);
        if (fault.isRefusal || attempt >= patience.attempts) throw fault;
        const pauseMs = patience.pauseMs * 2 ** (attempt - 1);
        await sleep(pauseMs / 2 + (Math.random() * pauseMs) / 2);
      }
    }
  };
}

export type Ask = ReturnType<typeof s3Client>;
