import { useState, type KeyboardEvent } from 'react';

/**
 * Whether Caps Lock is on, as far as a pressed key has told: browsers say it with a key event only. Spread `watch` on the
 * element around the password.
 */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const read = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, watch: { onKeyDown: read, onKeyUp: read, onBlur: () => setOn(false) } } as const;
}
