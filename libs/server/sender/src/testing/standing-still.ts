import type { KyselyPlugin } from 'kysely';

/**
 * A program that stands still in the middle of a transaction, as one does whose machine is frozen: after the first statement that has
 * these words it asks nothing more until it is woken.
 */
export class StandingStill implements KyselyPlugin {
  readonly stands: Promise<void>;
  private readonly found = new WeakSet<object>();
  private tell: () => void = () => undefined;
  private readonly woken: Promise<void>;
  wake: () => void = () => undefined;

  constructor(private readonly words: RegExp) {
    this.stands = new Promise((resolve) => (this.tell = resolve));
    this.woken = new Promise((resolve) => (this.wake = resolve));
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => {
    if ('sqlFragments' in node && node.sqlFragments.some((text) => this.words.test(text))) this.found.add(queryId);
    return node;
  };

  transformResult: KyselyPlugin['transformResult'] = async ({ result, queryId }) => {
    if (this.found.has(queryId)) {
      this.tell();
      await this.woken;
    }
    return result;
  };
}
