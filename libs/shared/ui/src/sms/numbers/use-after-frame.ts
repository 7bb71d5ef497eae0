import { useEffect, useState } from 'react';

/**
 * A value as it stood when the last frame was drawn. What is drawn of it comes a frame later, and so does not keep the frame
 * waiting that answers the person. The first value is there at once.
 */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  useEffect(() => {
    let drawn: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      drawn = setTimeout(() => setShown(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(drawn);
    };
  }, [value]);
  return shown;
}
