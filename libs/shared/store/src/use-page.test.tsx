import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createAppStore } from './create-app-store';
import { usePage } from './hooks';

function Page({ title }: { readonly title: string }) {
  usePage({ title, backTo: '/reports', hideBack: false });
  return null;
}

it('tells the shell the title, the way back and whether there is one, and names the browser’s tab', () => {
  const store = createAppStore({});
  const show = (title: string) => (
    <Provider store={store}>
      <Page title={title} />
    </Provider>
  );
  const { rerender } = render(show('گزارش ارسال'));
  expect(store.getState().layout.page).toEqual({ title: 'گزارش ارسال', backTo: '/reports', hideBack: false });
  expect(document.title).toBe('گزارش ارسال | پیک');
  rerender(show(''));
  expect(document.title).toBe('پیک');
});
