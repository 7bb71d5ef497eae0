import type { Permission } from '@peyk/shared-contract';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@peyk/shared-testing-web';
import { sendModule } from './send-module';

async function open(path: string, permissions: Permission[] | null = null) {
  const route = sendModule.routes.find((candidate) => candidate.path === path);
  const Screen = (await route?.load())?.default ?? (() => null);
  const user = { name: 'نمونه', userName: 'demo', impersonated: false, isOwner: permissions === null };
  const session = { token: 't'.repeat(40), user: { ...user, permissions: permissions ?? [] }, isLoading: false };
  return renderScreen(<Screen />, { at: path, path, state: { session } });
}

it('leads from the success of nothing to the ways to send', async () => {
  const { address } = await open('/send-sms/success-send');
  await waitFor(() => expect(address()).toBe('/send-sms'));
});

it('shows each way to send with what it is for', async () => {
  await open('/send-sms');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/send-sms/quick',
    '/send-sms/phonebook',
    '/send-sms/file',
    '/send-sms/keyword',
    '/send-sms/peer-to-peer',
    '/send-sms/city-province',
    '/send-sms/postalcode',
    '/send-sms/business',
    '/send-sms/map',
    '/send-sms/tower-irancell',
    '/send-sms/recurring',
  ]);
  expect(screen.getByRole('link', { name: /مخاطبان/ })).toHaveTextContent('به دفترچه‌ها');
});

it('shows a member no way that needs contacts which they may not see', async () => {
  await open('/send-sms', ['send.create']);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/send-sms/quick');
  expect(links).not.toContain('/send-sms/phonebook');
  expect(links).not.toContain('/send-sms/file');
});
