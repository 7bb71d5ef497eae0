import { relyingPartyOf } from './relying-party';

const of = (more: object) => relyingPartyOf({ panelUrl: undefined, origins: [], localPort: null, ...more });

it('is the domain of the panel, with the pages below it that may call', () => {
  const origins = ['https://sms.example.ir', 'https://beta.sms.example.ir:8443', 'https://evilsms.example.ir'];
  expect(of({ panelUrl: 'https://sms.example.ir/start', origins })).toEqual({
    id: 'sms.example.ir',
    origins: ['https://sms.example.ir', 'https://beta.sms.example.ir:8443'],
  });
});

it.each([
  [{ panelUrl: 'http://sms.example.ir' }],
  [{ panelUrl: 'https://192.0.2.7' }],
  [{ panelUrl: 'https://[2001:db8::1]' }],
  [{}],
])('is none for %j, of which browsers make no passkeys', (more) => {
  expect(of(more)).toBeNull();
});

it('is this machine in development', () => {
  expect(of({ localPort: 4300 })).toEqual({ id: 'localhost', origins: ['http://localhost:4300'] });
  expect(of({ panelUrl: 'http://127.0.0.1:4200', localPort: 4300 })).toEqual({
    ...{ id: 'localhost', origins: ['http://localhost:4200'] },
  });
  expect(of({ panelUrl: 'http://127.0.0.1:4200' })).toBeNull();
  expect(of({ panelUrl: 'http://localhost:4200', localPort: 4300 })?.origins).toEqual(['http://localhost:4200']);
});
