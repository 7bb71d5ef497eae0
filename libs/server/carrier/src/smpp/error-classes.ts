/** What a command_status in the answer to a submit means for the part that was submitted. */
export type ErrorClass =
  /** Not taken: too much at once. The rate goes down and the part goes again. */
  | 'throttle'
  /** Not taken, and not the part's fault: it goes again after a pause, the rate stays. */
  | 'later'
  /** Not taken and never will be, as it is. */
  | 'refused'
  /** The same, because of the line: whatever comes from it is refused. */
  | 'line'
  /** The same, because of the number it goes to. */
  | 'number';

export const ERROR_CLASSES: readonly ErrorClass[] = ['throttle', 'later', 'refused', 'line', 'number'];

/**
 * SMPP 3.4, table 5-2, as far as it answers a submit. What stands nowhere is `refused`: an operator's own codes (0x400 to
 * 0x4FF) mean what its sheet says, and `errorClasses` of its address tells us.
 */
const BY_STANDARD: ReadonlyMap<number, ErrorClass> = new Map<number, ErrorClass>([
  [0x04, 'later'], // ESME_RINVBNDSTS: its side of the session is in the wrong state
  [0x08, 'later'], // ESME_RSYSERR
  [0x0a, 'line'], // ESME_RINVSRCADR
  [0x0b, 'number'], // ESME_RINVDSTADR
  [0x14, 'throttle'], // ESME_RMSGQFUL
  [0x44, 'later'], // ESME_RCNTSUBDL speaks of lists, and we never submit to one: operators say it of themselves
  [0x45, 'later'], // ESME_RSUBMITFAIL: "failed", without a reason
  [0x48, 'line'], // ESME_RINVSRCTON
  [0x49, 'line'], // ESME_RINVSRCNPI
  [0x50, 'number'], // ESME_RINVDSTTON
  [0x51, 'number'], // ESME_RINVDSTNPI
  [0x58, 'throttle'], // ESME_RTHROTTLED
  [0x64, 'later'], // ESME_RX_T_APPN: temporary by its name; 0x65 and 0x66 are permanent and "reject"
  [0xff, 'later'], // ESME_RUNKNOWNERR
]);

/** The class of a status that is not 0; the operator's own table comes first. */
export function errorClassOf(status: number, own: ReadonlyMap<number, ErrorClass>): ErrorClass {
  return own.get(status) ?? BY_STANDARD.get(status) ?? 'refused';
}

const PAIR = /^(?:0x)?([0-9a-f]{1,8}):([a-z]+)$/i;

/** Reads `0x45:refused,0x400:throttle`; the codes are hexadecimal with or without 0x. Undefined when it is not of this form. */
export function readErrorClasses(text: string): ReadonlyMap<number, ErrorClass> | undefined {
  const classes = new Map<number, ErrorClass>();
  for (const pair of text.split(',').filter((piece) => piece !== '')) {
    const [, code = '', name] = PAIR.exec(pair) ?? [];
    const known = ERROR_CLASSES.find((candidate) => candidate === name);
    const status = parseInt(code, 16);
    if (!known || !(status > 0)) return undefined;
    classes.set(status, known);
  }
  return classes;
}
