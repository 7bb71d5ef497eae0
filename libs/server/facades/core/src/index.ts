export { FacadeError, codeFor } from './facade-error';
export type { CodesByError } from './facade-error';
export { facadeModule } from './serve-facade';
export type { Facade, FacadeAnswer, FacadeCall, FacadeRoute } from './facade';
export { Input } from './input';
export { lineFor, mobileOf, sendOne } from './sending';
export { patternFor } from './patterns';
export type { PatternValue } from './patterns';
export { creditRial, rialUp } from './credit';
