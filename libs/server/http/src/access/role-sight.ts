import type { ContractDocument } from '../contract/contract';
import { createHiddenTexts } from '../hidden-texts/hidden-texts';
import { maskPieces } from '../person-numbers/mask-number';
import type { NumberRefs } from '../person-numbers/number-refs';
import { createPersonNumbers } from '../person-numbers/person-numbers';
import type { RequestContext } from '../request-context';
import { hidesTexts, ownTextsOf, seesMasked } from './rights';

/** What stands between handlers, which know everything, and a caller whose role does not see all of it. Whoever sees all is asked nothing. */
export interface RoleSight {
  /** The body of a request as the handler may have it. @throws as PersonNumbers.open and HiddenTexts.check */
  open(operationId: string, body: unknown, context: RequestContext): unknown;
  /** The data of an answer as the caller may have it. */
  show(operationId: string, data: unknown, context: RequestContext): unknown;
  /** A file that is made for the caller, in pieces of whole lines. Its texts are its handler's to leave out. */
  showPieces(pieces: AsyncIterable<string>, context: RequestContext): AsyncIterable<string>;
}

export function createRoleSight(document: ContractDocument, refs: NumberRefs): RoleSight {
  const numbers = createPersonNumbers(document, refs);
  const texts = createHiddenTexts(document);
  return {
    open: (operationId, body, context) => {
      const { account } = context;
      if (!account) return body;
      if (hidesTexts(context)) texts.check(operationId, body);
      return seesMasked(context) ? numbers.open(operationId, body, account.accountId) : body;
    },
    show: (operationId, data, context) => {
      const { account, key } = context;
      if (!account) return data;
      const shown = hidesTexts(context) ? texts.hide(operationId, data, ownTextsOf(account, key)) : data;
      return seesMasked(context) ? numbers.mask(operationId, shown, account.accountId) : shown;
    },
    showPieces: (pieces, context) => (context.account && seesMasked(context) ? maskPieces(pieces) : pieces),
  };
}
