import { wordings } from '@dopahiya/domain/languages';
import type { Language, Translated } from '@dopahiya/domain/site';
import * as accountsInEnglish from './en/account-errors.ts';
import * as deskInEnglish from './en/desk-errors.ts';
import * as errorsInEnglish from './en/errors.ts';
import * as facetsInEnglish from './en/facets.ts';
import * as rulesInEnglish from './en/file-rules.ts';
import * as marketInEnglish from './en/market-errors.ts';
import * as mailsInEnglish from './en/mails.ts';
import * as pricesInEnglish from './en/price-lines.ts';
import * as accountsInHindi from './hi/account-errors.ts';
import * as deskInHindi from './hi/desk-errors.ts';
import * as errorsInHindi from './hi/errors.ts';
import * as facetsInHindi from './hi/facets.ts';
import * as rulesInHindi from './hi/file-rules.ts';
import * as marketInHindi from './hi/market-errors.ts';
import * as mailsInHindi from './hi/mails.ts';
import * as pricesInHindi from './hi/price-lines.ts';

/** Error messages of the catalogue, its readers and every call. */
export const errors = wordings({ en: errorsInEnglish, hi: errorsInHindi });
/** Error messages of accounts and rate limits. */
export const accountErrors = wordings({ en: accountsInEnglish, hi: accountsInHindi });
/** Error messages of the owner's desk. */
export const deskErrors = wordings({ en: deskInEnglish, hi: deskInHindi });
/** Rules of content in the format of the catalogue's files; commands print them in English. */
export const fileRules = wordings({ en: rulesInEnglish, hi: rulesInHindi });
/** Error messages of used bikes, conversations and moderation. */
export const marketErrors = wordings({ en: marketInEnglish, hi: marketInHindi });

/** Texts of the lines of an on-road price. */
export type PriceLineTexts = Translated<typeof pricesInEnglish>;
/** Lines of an on-road price, by the buyer's language. */
export const priceLineTexts: Readonly<Record<Language, PriceLineTexts>> = { en: pricesInEnglish, hi: pricesInHindi };

/** Names of the choices of facets, by the language of their reader. */
export const facetTexts: Readonly<Record<Language, Translated<typeof facetsInEnglish>>> = {
  en: facetsInEnglish,
  hi: facetsInHindi,
};

/** Texts of mails. */
export type MailTexts = Translated<typeof mailsInEnglish>;
/** Texts of mails, by the language of their reader. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: mailsInEnglish,
  hi: mailsInHindi,
};
