import { newIdempotencyKey } from '@peyk/shared-api-client';
import { useRef } from 'react';

/** The same key for the same content: pressed again after a lost answer it is carried out once. */
export function useKeyOf() {
  const last = useRef({ text: '', key: '' });
  return (content: unknown): string => {
    const text = JSON.stringify(content);
    if (text !== last.current.text) last.current = { text, key: newIdempotencyKey() };
    return last.current.key;
  };
}
