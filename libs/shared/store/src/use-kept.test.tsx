import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createAppStore } from './create-app-store';
import { useKept } from './use-kept';

const readWords = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.map(String) : []);

function keptBy(userName: string, nature?: 'hint') {
  const user = { name: 'شرکت نمونه', userName, impersonated: false, isOwner: true, permissions: [] };
  const store = createAppStore({ session: { token: 't', user, isLoading: false } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => createElement(Provider, { store, children });
  return { store, ...renderHook(() => useKept('words', readWords, nature), { wrapper }) };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is there again when the page is opened again', () => {
  const first = keptBy('demo');
  act(() => expect(first.result.current[1](['a', 'b'])).toBe(true));
  expect(first.result.current[0]).toEqual(['a', 'b']);
  first.unmount();
  expect(keptBy('demo').result.current[0]).toEqual(['a', 'b']);
});

it('belongs to one person', () => {
  const { result } = keptBy('demo');
  act(() => void result.current[1](['a']));
  expect(keptBy('other').result.current[0]).toEqual([]);
});

it('follows what another tab writes', () => {
  const { result } = keptBy('demo');
  act(() => {
    localStorage.setItem('peyk-kept:demo:words', '["b"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'peyk-kept:demo:words' }));
  });
  expect(result.current[0]).toEqual(['b']);
});

it('begins anew where something else stands under its key', () => {
  localStorage.setItem('peyk-kept:demo:words', '{not json');
  expect(keptBy('demo').result.current[0]).toEqual([]);
});

function fillStorage() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

it('works on in a browser that is full or forbids storage, and says that nothing will stay', () => {
  fillStorage();
  const { result, store } = keptBy('full');
  act(() => expect(result.current[1](['a'])).toBe(false));
  expect(result.current[0]).toEqual(['a']);
  expect(store.getState().storage.refused).toEqual(['peyk-kept:full:words']);
});

it('says nothing of a hint that the panel could not note for itself', () => {
  fillStorage();
  const { result, store } = keptBy('hinted', 'hint');
  act(() => expect(result.current[1](['a'])).toBe(false));
  expect(result.current[0]).toEqual(['a']);
  expect(store.getState().storage.refused).toEqual([]);
});
