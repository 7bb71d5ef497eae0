import { useEffect, useState } from 'react';
import { IconButton } from './icon-button';

const CONFIRMATION_MS = 2000;

interface CopyButtonProps {
  /** What is copied: Latin digits, as other programs want them. */
  readonly text: string;
  /** What it is, for the label: «کپی» + what. */
  readonly what: string;
}

/** Copies a text and says so for two seconds; says it too when the browser refuses. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');

  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () => {
    // Without a secure origin the browser offers no clipboard at all.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    const writing = clipboard === undefined ? Promise.reject(new Error('no clipboard')) : clipboard.writeText(text);
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };

  const labels = { idle: `کپی ${what}`, copied: 'کپی شد', refused: 'مرورگر اجازهٔ کپی نداد' };
  const icons = { idle: 'copy', copied: 'check', refused: 'warning' } as const;
  return (
    <span aria-live="polite">
      <IconButton icon={icons[outcome]} label={labels[outcome]} onClick={copy} iconSize={18} />
    </span>
  );
}
