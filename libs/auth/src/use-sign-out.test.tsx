import { screen } from '@testing-library/react';
import { FAKE_FAILURE, fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { onSignOut } from '@peyk/shared-api-client';
import { useSignOut } from './use-sign-out';

function Leave() {
  const { signOut, failureDialog } = useSignOut();
  return (
    <>
      <button onClick={signOut}>خروج</button>
      {failureDialog}
    </>
  );
}

let network: FakeNetwork;
afterEach(() => network.restore());

it('removes the token and everything that was cached', async () => {
  network = fakeNetwork({ 'POST /logout': {} });
  localStorage.setItem('token', 'stored');
  const { user, store, queryClient } = renderScreen(<Leave />);
  queryClient.setQueryData(['credit'], { credit: '1' });
  const heard = jest.fn();
  const stopListening = onSignOut(heard);
  await user.click(screen.getByRole('button', { name: 'خروج' }));
  await Promise.resolve();
  expect(network.seen[0]?.headers.get('Authorization')).toBe('stored');
  expect(store.getState().session.token).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  expect(queryClient.getQueryData(['credit'])).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(1);
  stopListening();
});

it('keeps the person signed in and says why when the server does not answer well', async () => {
  network = fakeNetwork({ 'POST /logout': { status: 503 } });
  localStorage.setItem('token', 'stored');
  const { user, store } = renderScreen(<Leave />);
  await user.click(screen.getByRole('button', { name: 'خروج' }));
  // The title is the generic sentence of the specification; what the server says stands below it.
  expect(await screen.findByRole('dialog', { name: 'خطا در ارسال اطلاعات' })).toHaveTextContent(FAKE_FAILURE);
  expect(store.getState().session.token).toBe('stored');
  await user.click(screen.getByRole('button', { name: 'متوجه شدم' }));
});
