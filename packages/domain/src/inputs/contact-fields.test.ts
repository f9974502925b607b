import { describe, expect, it } from 'vitest';
import {
  chatDetailsSchema,
  contactMessageSchema,
  emailAddress,
  emailChangeSchema,
  listingChangesSchema,
  listingDraftSchema,
} from './index.ts';

const phones = {
  'the chat': chatDetailsSchema.shape.phone,
  'a message': contactMessageSchema.shape.mobile_number,
  'a listing': listingDraftSchema.shape.contact,
  'a changed listing': listingChangesSchema.shape.contact,
};

describe.each(Object.entries(phones))('the phone number of %s', (_, phone) => {
  it.each([
    '9876543210',
    '+91 (0) 98765 43210',
    '98765–43210',
    '0091-9876543210',
    '९८७६५४३२१०',
    '+91-098765 43210',
    '+91 98765\u00A043210',
    '০৯৮৭৬৫৪৩২১০',
  ])('is read in %s', (typed) => {
    expect(phone.parse(typed)).toBe('9876543210');
  });

  it.each(['0000000000', '1111111111', '+91 0000000000', '98765 4321', '98765432101'])('is not %s', (typed) => {
    expect(phone.safeParse(typed).success).toBe(false);
  });
});

const mails = {
  'an account': emailAddress,
  'a change of address': emailChangeSchema.shape.email,
  'a message': contactMessageSchema.shape.email,
  'the chat': chatDetailsSchema.shape.email,
};

describe.each(Object.entries(mails))('the mail address of %s', (_, mail) => {
  it.each(['user@भारत.भारत', 'a@münchen.de', 'user@xn--h2brj9c.xn--h2brj9c'])('may be %s', (typed) => {
    expect(mail.parse(typed)).toBe(typed.normalize('NFKC'));
  });
});
