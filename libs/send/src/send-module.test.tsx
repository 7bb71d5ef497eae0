import { waitFor } from '@testing-library/react';
import { renderScreen } from '@peyk/shared-testing-web';
import { sendModule } from './send-module';

it.each(['/send-sms', '/send-sms/success-send'])('leads from %s to quick send', async (path) => {
  const route = sendModule.routes.find((candidate) => candidate.path === path);
  const Screen = (await route?.load())?.default ?? (() => null);
  const { address } = renderScreen(<Screen />, { at: path, path });
  await waitFor(() => expect(address()).toBe('/send-sms/quick'));
});
