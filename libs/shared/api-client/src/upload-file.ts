import { TOKEN_KEY, readStored } from '@peyk/shared-store';
import { apiOrigin } from './addresses';
import { ApiError, metaOf } from './api-error';
import { endSessionOf } from './refused-token';
import { announceRightRefused } from './session-events';

const CUT = 'ارتباط هنگام بارگذاری قطع شد و فایل کامل نرسید. لطفاً اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.';
const TOO_LARGE = 'حجم این فایل از آنچه سرور می‌پذیرد بیشتر است. لطفاً فایل کوچک‌تری بفرستید.';
const PAYLOAD_TOO_LARGE = 413;
const UNAUTHORIZED = 401;

/** The line broke while the file was on its way: nothing of it is kept, and it may be sent again. */
class CutUploadError extends ApiError {
  override readonly message = CUT;
}

export interface UploadProgress {
  /** How much has gone, from 0 to 1; 1 says that everything has gone and the answer is still to come. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends one file as `multipart/form-data`, in the field `file`, and takes the payload out of the answer's envelope. Through
 * XMLHttpRequest, because fetch tells nothing of what has gone. It fits the `upload` of shared/ui's FileUpload.
 *
 * @param path of the operation, as the contract has it: `/user/documents/upload`
 * @throws {ApiError} with a sentence to show, on every answer that is not a success, is no JSON, or did not come
 * @throws {DOMException} `AbortError` after the signal was aborted
 */
export function uploadFile<Data>(
  path: `/${string}`,
  file: File,
  { onProgress, signal }: UploadProgress,
): Promise<Data> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(abortion());
    const token = readStored(TOKEN_KEY);
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = (error: Error) => {
      signal.removeEventListener('abort', stop);
      reject(error);
    };
    signal.addEventListener('abort', stop, { once: true });

    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onabort = () => fail(abortion());
    request.onerror = () => fail(new CutUploadError());
    request.onload = () => {
      const body = readJson(request.responseText);
      if (request.status === UNAUTHORIZED) endSessionOf(token);
      if (!isSuccess(request.status, body)) {
        const error = refusal(request.status, body);
        if (error.forbidden) announceRightRefused();
        return fail(error);
      }
      signal.removeEventListener('abort', stop);
      // The contract promises the shape of this operation's payload.
      resolve(body.data as Data);
    };

    request.open('POST', `${apiOrigin()}/v1/api${path}`);
    request.setRequestHeader('Accept', 'application/json');
    // As everywhere, the token travels as it is, without a "Bearer" in front.
    if (token !== null) request.setRequestHeader('Authorization', token);
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

function abortion(): DOMException {
  return new DOMException('The upload was cancelled.', 'AbortError');
}

function isSuccess(status: number, body: unknown): body is { readonly data: unknown } {
  return status >= 200 && status < 300 && typeof body === 'object' && body !== null && 'data' in body;
}

/** A server in front of ours may refuse a large file in HTML of its own; then the sentence is ours. */
function refusal(status: number, body: unknown): ApiError {
  const meta = metaOf(body) ?? (status === PAYLOAD_TOO_LARGE ? { message: TOO_LARGE } : undefined);
  return new ApiError(status, meta);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
