/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { ErrorResponse, Instant, JsonAnswer, Meta, NoParameters, Rial } from './common.gen';
import type { LineNumber } from './send.gen';

export type LineTariff = {
  number: LineNumber;
  title: string;
  /** What the account calls it. Left out when it has no name of the account's own. */
  alias?: string;
  prices: PartPrices[];
};

/** Of one part, in rial. */
export type PartPrices = {
  language: "persian" | "latin";
  mci: Rial;
  others: Rial;
};

export type TariffToday = {
  at: Instant;
  lines: LineTariff[];
};

export interface TariffsSchemas {
  LineTariff: LineTariff;
  PartPrices: PartPrices;
  TariffToday: TariffToday;
}

export interface TariffsOperations {
  /**
   * What a part of a message costs today, on each line of the account.
   * Exact, the law's share included, charity not. A price depends on the family of the line, the language of the text and the operator of the recipient; tariffs are dated, so another day may have another one.
   */
  getTariff: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The lines in the order of `number/numbers`; a line without a tariff has no prices. */
      200: JsonAnswer<{
        data: TariffToday;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface TariffsPaths {
  "/get_tariff": { get: TariffsOperations["getTariff"] };
}
