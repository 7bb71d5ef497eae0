import type { RecipientSource } from '../source/recipient-source';
import type { TextMaker } from './own-text';
import type { ValuedSource } from './valued-source';

/** A source of which each record carries the trait of its text (see `TextMaker`): what can be resolved and priced. */
export function withTraits(source: ValuedSource, maker: TextMaker): RecipientSource {
  return {
    expectedCount: source.expectedCount,
    async *pages() {
      for await (const page of source.pages()) {
        const { mobiles, places, texts } = page;
        yield { mobiles, places, texts, ...maker.traitsOf(page) };
      }
    },
  };
}
