import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { checkFile, type FileLimits } from './check-file';
import { UploadQueue, type Upload, type UploadEntry } from './upload-queue';

/** A file that has arrived, with what the server answered. */
export interface UploadedFile<Result> {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly result: Result;
}

interface FileUploadParts<Result> extends FileLimits {
  readonly value: readonly UploadedFile<Result>[];
  readonly onChange: (value: readonly UploadedFile<Result>[]) => void;
  readonly upload: Upload<Result>;
  readonly maxFiles: number;
}

/** What a piece that takes files does: it keeps a queue while it is on the page, and leaving the page stops all of it. */
export function useFileUpload<Result>({ value, onChange, upload, maxFiles, ...limits }: FileUploadParts<Result>) {
  const id = useId();
  const [queue] = useState(() => new UploadQueue<Result>());
  const [entries, setEntries] = useState<readonly UploadEntry[]>([]);
  const [leftOut, setLeftOut] = useState(0);

  // Two files may arrive before the caller draws again: each is added to what the other has made.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (next: readonly UploadedFile<Result>[]) => {
    latest.current = next;
    onChange(next);
  };
  const arrived = useEffectEvent((entry: UploadEntry, result: Result) => {
    const uploaded = { id: `${id}${entry.id}`, name: entry.file.name, sizeBytes: entry.file.size, result };
    change(maxFiles === 1 ? [uploaded] : [...latest.current, uploaded]);
  });
  useEffect(() => queue.listen({ changed: setEntries, arrived: (entry, result) => arrived(entry, result) }), [queue]);

  return {
    id,
    entries,
    /** How many of the files chosen last had no room. */
    leftOut,
    choose(files: readonly File[]) {
      if (files.length === 0) return;
      const isReplacing = maxFiles === 1;
      if (isReplacing) for (const entry of entries) queue.discard(entry.id);
      const room = isReplacing ? 1 : Math.max(0, maxFiles - value.length - entries.length);
      const taken = files.slice(0, room);
      setLeftOut(files.length - taken.length);
      queue.add(
        taken.map((file) => ({ file, refusal: checkFile(file, limits) })),
        upload,
      );
    },
    cancel: (entry: UploadEntry) => queue.cancel(entry.id),
    retry: (entry: UploadEntry) => queue.retry(entry.id, upload),
    discard: (entry: UploadEntry) => queue.discard(entry.id),
    remove: (file: UploadedFile<Result>) => change(value.filter((kept) => kept.id !== file.id)),
  };
}
