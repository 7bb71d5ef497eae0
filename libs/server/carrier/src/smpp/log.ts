/** What we need of pino. Never give it numbers or texts. */
export interface CarrierLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silentLog: CarrierLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
