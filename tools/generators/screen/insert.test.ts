import { addProperty, addRoute } from './insert.ts';

const PATHS = `/** Where the screens stand. */
export const WALLET_PATHS = { transactions: '/wallet/transactions' } as const;
export const OTHER_PATHS = { report: '/reports/:id' } as const;
`;
const isWallet = (name: string) => name === 'WALLET_PATHS';
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('adding to a library', () => {
  it('puts a property behind the last one, with or without a comma there', () => {
    const { source, name } = addProperty(PATHS, { fits: isWallet, key: 'archive', value: "'/wallet/archive'" });
    expect(name).toBe('WALLET_PATHS');
    expect(squeezed(source)).toContain(
      "{ transactions: '/wallet/transactions', archive: '/wallet/archive', } as const",
    );
    const again = addProperty(source, { fits: isWallet, key: 'cards', value: "'/wallet/cards'" });
    expect(squeezed(again.source)).toContain("archive: '/wallet/archive', cards: '/wallet/cards', } as const");
  });

  it('leaves the other constants as they are', () => {
    const { source } = addProperty(PATHS, { fits: isWallet, key: 'archive', value: "'/a'" });
    expect(source).toContain("export const OTHER_PATHS = { report: '/reports/:id' } as const;");
  });

  it('refuses a key that stands there already', () => {
    expect(() => addProperty(PATHS, { fits: isWallet, key: 'transactions', value: "'/a'" })).toThrow(
      'WALLET_PATHS has transactions already.',
    );
  });

  it('adds a route to the routes of the module and to nothing else', () => {
    const source = addRoute(
      `export const homeModule: FeatureModule = { name: 'home', routes: [{ path: '/home' }], navigation: [] };`,
      `{ path: '/news' }`,
    );
    expect(squeezed(source)).toContain("routes: [{ path: '/home' }, { path: '/news' },], navigation: []");
  });

  it('says so when the module has no routes', () => {
    expect(() => addRoute(`export const homeModule = { name: 'home' };`, '{}')).toThrow(
      'homeModule has no list of routes.',
    );
  });
});
