import { sampleContact } from '../testing/sample-contacts';
import { changeOf, newContactSchema, rebase, valuesOf, NO_CONTACT } from './contact-form';

const contact = sampleContact({ version: 4 });

describe('the form of a contact', () => {
  it('changes nothing but what was written, and says which version was read', () => {
    expect(changeOf(contact, valuesOf(contact))).toEqual({ id: '11', version: 4 });
    expect(changeOf(contact, { ...valuesOf(contact), name: '', gender: '', birthDate: '' })).toEqual({
      ...{ id: '11', version: 4, name: null, gender: null, birth_date: null },
    });
    const written = { ...valuesOf(contact), number: '09241110009', birthDate: '1370/01/02', phonebookIds: ['1', '2'] };
    expect(changeOf(contact, written)).toEqual({
      ...{ id: '11', version: 4, number: '09241110009', birth_date: '1991-03-22', phonebook_ids: ['1', '2'] },
    });
  });

  it('takes another spelling of the same number for the same', () => {
    expect(changeOf(contact, { ...valuesOf(contact), number: '989241110001' })).toEqual({ id: '11', version: 4 });
  });

  it('never takes a contact out of phonebooks that it does not know by name', () => {
    const many = sampleContact({ phonebooks_count: 12 });
    expect(changeOf(many, { ...valuesOf(many), phonebookIds: [] })).not.toHaveProperty('phonebook_ids');
  });

  it('keeps what was written when the contact is read again, and takes everything else as it is now', () => {
    const fresh = valuesOf(sampleContact({ name: 'مریم کریمی', gender: null }));
    const written = { ...valuesOf(contact), name: 'مریم رضایی پور' };
    expect(rebase(valuesOf(contact), written, fresh)).toMatchObject({ name: 'مریم رضایی پور', gender: '' });
  });

  it('wants a number and a phonebook of a new one', () => {
    const whole = { ...NO_CONTACT, number: '09241110001', phonebookIds: ['1'] };
    expect(newContactSchema.isValidSync(whole)).toBe(true);
    expect(newContactSchema.isValidSync({ ...whole, number: '0912' })).toBe(false);
    expect(newContactSchema.isValidSync({ ...whole, phonebookIds: [] })).toBe(false);
  });
});
