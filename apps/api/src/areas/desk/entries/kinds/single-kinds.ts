import { claimIds } from '@dopahiya/domain/content';
import type { DeskField, DeskKind } from '@dopahiya/domain/desk';
import { type Language, paths } from '@dopahiya/domain/site';
import { CatalogueWriter } from '../../../seeding/index.ts';
import { confidences, readSingle, singleFormats, type SingleKind, type Singles } from '../../../site-content/index.ts';
import { fieldTexts } from '../../texts/index.ts';
import { asKind, type EntryKind } from '../entry-kind.ts';
import { choicesOf, field, group } from '../fields.ts';

interface Single {
  path: string;
  fields: (language: Language) => DeskField[];
}

/** Creates a kind with one entry, which is stored with what the desk published and in no table of its own. */
function singleKind<Kind extends SingleKind>(kind: Kind, { path, fields }: Single): EntryKind {
  const title = fieldTexts.en.singles[kind];
  return asKind<Singles[Kind]>({
    kind: kind satisfies DeskKind,
    schema: singleFormats[kind] as unknown as EntryKind<Singles[Kind]>['schema'],
    isRemovable: false,
    list: () => Promise.resolve([{ slug: kind, title, about: null, gaps: [], views: null }]),
    read: (orm, slug) => (slug === kind ? readSingle(orm, kind) : Promise.resolve(undefined)),
    titleOf: () => title,
    pathOf: () => path,
    fields,
    write: (transaction) => new CatalogueWriter(transaction).countChange(),
  });
}

/** The table of lenders. */
export const loanOffersKind = singleKind('loan-offers', {
  path: paths.bikeLoan,
  fields: (language) => {
    const { labels, hints, confidences: names } = fieldTexts[language];
    return [
      field('offers', labels.offers, 'list', {
        is_required: true,
        max: 60,
        items: [
          field('id', labels.slug, 'line', { is_required: true, is_fixed: true, hint: hints.slug }),
          field('lender', labels.lender, 'line', { is_required: true, max: 80 }),
          field('rate_from', labels.rate_from, 'number', { is_required: true, unit: '%', range: [0, 60] }),
          field('rate_up_to', labels.rate_up_to, 'number', { unit: '%', range: [0, 60] }),
          field('charge', labels.charge, 'number', { unit: '%', range: [0, 20], hint: hints.charge }),
          field('month', labels.rate_month, 'month', { is_required: true }),
          field('source', labels.rate_source, 'line', { max: 200, hint: hints.rate_source }),
          field('confidence', labels.confidence, 'choice', {
            is_required: true,
            choices: choicesOf(confidences, { ...names, medium: names.middle }),
          }),
          field('is_sample', labels.is_sample, 'flag', { is_required: true }),
        ],
      }),
    ];
  },
});

/** Marketing claims, each with the label of a sample or without. */
export const claimsKind = singleKind('claims', {
  path: paths.aboutUs,
  fields: (language) => {
    const { labels, hints, claimPlaces } = fieldTexts[language];
    return [
      field('claims', labels.claims, 'list', {
        max: claimIds.length,
        items: [
          field('id', labels.claim_place, 'choice', { is_required: true, choices: choicesOf(claimIds, claimPlaces) }),
          field('shown', labels.shown, 'flag', { is_required: true }),
          field('sample', labels.sample, 'flag', { is_required: true, hint: hints.claim_sample }),
          field('text', labels.claim, 'line', { is_required: true, max: 80 }),
          field('detail', labels.claim_detail, 'line', { max: 160 }),
          field('hi.text', labels.claim_hindi, 'line', { is_required: true, max: 80 }),
          field('hi.detail', labels.claim_detail_hindi, 'line', { max: 160 }),
        ],
      }),
    ];
  },
});

const hours: [number, number] = [0, 24];

/** Mail address, working hours and grievance officer. */
export const contactKind = singleKind('contact', {
  path: paths.contactUs,
  fields: (language) => {
    const { labels, hints, groups } = fieldTexts[language];
    return [
      ...group(groups.contact, [
        field('mail', labels.mail, 'line', { hint: hints.mail }),
        field('officer_name', labels.officer_name, 'line', { max: 100, hint: hints.officer }),
        field('officer_mail', labels.officer_mail, 'line'),
      ]),
      ...group(groups.hours, [
        field('weekdays_open', labels.weekdays_open, 'number', { is_required: true, range: hours, hint: hints.hours }),
        field('weekdays_close', labels.weekdays_close, 'number', { is_required: true, range: hours }),
        field('saturday_open', labels.saturday_open, 'number', { range: hours }),
        field('saturday_close', labels.saturday_close, 'number', { range: hours }),
      ]),
    ];
  },
});
