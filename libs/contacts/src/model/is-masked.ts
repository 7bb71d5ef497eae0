import type { Contact } from '../api/list-contacts';

/** Whether who looks sees the number of a contact without its middle: then it can be neither copied nor changed. */
export const isMasked = ({ mobile }: Pick<Contact, 'mobile'>) => mobile.includes('*');
