import { answerOf, api } from '@peyk/shared-api-client';

/** Parts on their way at once. */
const AT_ONCE = 3;
/** The contract's own limit. */
const MAX_NAME_CHARS = 200;

export interface UploadOptions {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** A list that is to come in parts, as the contract has it. */
interface Announced {
  readonly name: string;
  readonly record_count: number;
  readonly fingerprint: string;
  readonly columns?: string[];
}

/** Records of a part. */
interface PartContent {
  readonly numbers: string[];
  readonly places?: number[];
  readonly values?: string[][];
}

/**
 * Brings a list to the server, in parts. Called again with the same list it goes on where it was cut off, also after a reload: the
 * server knows the list by its count and fingerprint. Answers its id.
 */
export async function uploadParts(
  announced: Announced,
  partOf: (from: number, size: number) => PartContent | Promise<PartContent>,
  { onProgress, signal }: UploadOptions,
): Promise<string> {
  const body = { ...announced, name: announced.name.slice(0, MAX_NAME_CHARS) };
  const begun = await answerOf(api.POST('/send/uploads/begin', { body, signal }));
  const { upload_id, part_records: size, part_count: all } = begun;
  if (begun.upload !== null) return upload_id;

  const received = new Set(begun.received_parts);
  const missing = Array.from({ length: all }, (_, i) => i + 1).filter((part) => !received.has(part));
  onProgress(received.size / all);
  const carry = async () => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      const content = await partOf((part - 1) * size, size);
      await answerOf(api.POST('/send/uploads/part', { body: { upload_id, part, ...content }, signal }));
      received.add(part);
      onProgress(received.size / all);
    }
  };
  // The first that fails ends all of them: nobody wants forty-nine parts more of what cannot be completed now. What is under way may arrive.
  const carriers = Array.from({ length: AT_ONCE }, () =>
    carry().catch((error: unknown) => {
      missing.length = 0;
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(carriers)).find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  await answerOf(api.POST('/send/uploads/complete', { body: { upload_id }, signal }));
  return upload_id;
}
