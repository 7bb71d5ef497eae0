import { act } from '@testing-library/react';

/** Lets the browser's clock stand `seconds` later, and the countdowns notice it. Undo with `jest.restoreAllMocks()`. */
export async function letPass(seconds: number): Promise<void> {
  const later = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await act(() => new Promise((done) => setTimeout(done, 300)));
}
