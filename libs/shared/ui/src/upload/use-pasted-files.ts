import { useEffect, useRef, type RefObject } from 'react';

/** Takes files of the clipboard that are pasted anywhere in the form around an input; a text that is pasted goes where it was to go. */
export function usePastedFiles(
  input: RefObject<HTMLInputElement | null>,
  isOn: boolean,
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const form = input.current?.form;
    if (!isOn || !form) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    };
    form.addEventListener('paste', paste);
    return () => form.removeEventListener('paste', paste);
  }, [input, isOn]);
}
