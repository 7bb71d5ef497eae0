import { useHidesTexts } from '@peyk/shared-store';
import { Caption, styled, tone } from '@peyk/shared-ui';
import type { ReactNode } from 'react';
import { hiddenTextWords as words } from './hidden-text-words';

const Hidden = styled('span')({ color: tone.inkSoft });

interface MessageTextProps {
  /** As the API gave it: empty where the role of who looks does not read it. */
  readonly text: string;
  /** How it is drawn where it is read; the text itself, where nothing is said. */
  readonly children?: ReactNode;
}

/** The text of a message, or that it is hidden from who looks. */
export function MessageText({ text, children = text }: MessageTextProps) {
  return useHidesTexts() && text === '' ? <Hidden>{words.hidden}</Hidden> : children;
}

interface HiddenTextsNoteProps {
  /** What stands here has the texts of sends that who looks has made. */
  readonly showsOwn?: boolean;
}

/** Why texts of messages are hidden; nothing for who reads them. */
export function HiddenTextsNote({ showsOwn = false }: HiddenTextsNoteProps) {
  return useHidesTexts() && <Caption as="p">{showsOwn ? words.whyOfOthers : words.why}</Caption>;
}
