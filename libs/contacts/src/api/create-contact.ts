import type { ContactValues } from '../model/contact-form';
import { textToDay } from '../model/birth-day';
import { newProperties } from '../model/property-texts';
import { addContacts } from './change-contacts';
import { findContact, type Contact } from './list-contacts';

/**
 * Makes a contact of a number, in the phonebooks that were chosen.
 *
 * @returns the contact that has the number already, in which case nothing was changed; else `null`
 */
export async function createContact(values: ContactValues): Promise<Contact | null> {
  const { number, name, gender, birthDate, phonebookIds, tagIds } = values;
  const birth_date = textToDay(birthDate);
  const properties = newProperties(values.properties);
  const known = await findContact(number);
  if (known !== undefined) return known;
  const contact = {
    number,
    ...(name !== '' && { name }),
    ...(gender !== '' && { gender }),
    ...(birth_date !== null && { birth_date }),
    ...(properties.length > 0 && { properties }),
  };
  await addContacts(phonebookIds, [contact], tagIds);
  return null;
}
