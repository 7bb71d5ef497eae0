/** An object store that speaks the protocol of S3. docs/operating.md tells where each comes from. */
export interface S3Settings {
  /** Origin of the store, such as `https://s3.example.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  /** What all keys begin with: empty, or ends with `/`. Bucket and prefix together belong to one installation. */
  prefix: string;
  accessKey: string;
  secretKey: string;
  /** The bucket stands in the path (`https://host/bucket/key`), not in the name of the host. */
  usesPathStyle: boolean;
}

/** How long is waited and how often asked again. Tests shorten it. */
export interface S3Patience {
  /** Of one question, the first included. */
  attempts: number;
  /** Before the second attempt; each further one waits twice as long, up to half of it by chance. */
  pauseMs: number;
  connectMs: number;
  /** Without a byte in either direction. */
  idleMs: number;
  /** For the answer to a question without bytes. */
  answerMs: number;
  /** For all bytes of a file. */
  putMs: number;
}

export const S3_PATIENCE: S3Patience = {
  attempts: 4,
  pauseMs: 200,
  connectMs: 5_000,
  idleMs: 30_000,
  answerMs: 30_000,
  putMs: 900_000,
};
