import { settingsOfSend } from './settings-of-send';

const SEND = {
  from_number: '20001405',
  charity: '0',
  rate_per_second: null,
  expires_at: null,
  send_time: null,
  created_at: '2026-11-20T08:30:00.000Z',
};
const LINES = [{ number: '20001405' }];

it('keeps line and options of a send, and none of its recipients', () => {
  const options = { charity: '1500', track_links: true, rate_per_second: 20, expires_at: '2026-11-20T09:30:00.000Z' };
  expect(settingsOfSend({ ...SEND, ...options }, LINES)).toEqual({
    sending_type: 'quick',
    from_number: '20001405',
    charity: true,
    track_links: true,
    rate_per_second: 20,
    validity_minutes: 60,
  });
});

it('counts the time of expiry from when it was to leave', () => {
  const times = { send_time: '2026-11-21T08:30:00.000Z', expires_at: '2026-11-21T08:40:00.000Z' };
  expect(settingsOfSend({ ...SEND, ...times }, LINES).validity_minutes).toBe(10);
});

it('leaves out an expiry that no send may ask for, as of one that was moved', () => {
  const expires_at = '2026-11-20T08:31:00.000Z';
  expect(settingsOfSend({ ...SEND, expires_at }, LINES)).not.toHaveProperty('validity_minutes');
});

it('leaves out a line that the account has no more', () => {
  expect(settingsOfSend(SEND, [])).toEqual({ sending_type: 'quick' });
});

it('keeps a text with variables as one', () => {
  expect(settingsOfSend({ ...SEND, own_texts: true }, []).sending_type).toBe('keyword');
});
