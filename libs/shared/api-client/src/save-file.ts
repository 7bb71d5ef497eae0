import { failureOf, type Outcome } from './api';
import { ApiError, metaOf } from './api-error';

/** The browser has taken the file long before. */
const KEPT_MS = 60_000;
const FILE_NAME = /filename="([^"]+)"/;
const ENCODED_NAME = /filename\*=UTF-8''([^;]+)/;

/** As the answer calls it; the encoded name is the one with Persian letters. */
function nameIn(disposition: string): string {
  const encoded = ENCODED_NAME.exec(disposition)?.[1];
  return encoded === undefined ? (FILE_NAME.exec(disposition)?.[1] ?? 'peyk.csv') : decodeURIComponent(encoded);
}

/**
 * Lets the browser save an answer that is a file, under the name that the answer gives it. A link could not do that: the token
 * travels in a header.
 *
 * @example await saveFile(api.GET('/report/download_excluded', { params: { query: { send_id } }, parseAs: 'blob' }));
 * @throws {ApiError} on every answer that is not a success, and when no answer came whole
 */
export async function saveFile(call: Promise<Outcome<Blob>>): Promise<void> {
  const { data, name } = await fileOf(call);
  saveBlob(data, name);
}

/** An answer that is a file, under the name that the answer gives it. @throws as saveFile */
export async function readFile(call: Promise<Outcome<Blob>>): Promise<File> {
  const { data, name } = await fileOf(call);
  return new File([data], name, { type: data.type });
}

async function fileOf(call: Promise<Outcome<Blob>>): Promise<{ data: Blob; name: string }> {
  const { data, error, response } = await call.catch(failureOf);
  if (data === undefined) throw new ApiError(response.status, metaOf(error));
  return { data, name: nameIn(response.headers.get('Content-Disposition') ?? '') };
}

/** Lets the browser save what the page has made itself. */
export function saveBlob(data: Blob, name: string): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
