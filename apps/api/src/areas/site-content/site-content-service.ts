import { claimIds, type SiteContact, type SiteContent } from '@dopahiya/domain/content';
import type { Language } from '@dopahiya/domain/site';
import type { CurrentEdition } from '../../core/current-edition.ts';
import type { Orm } from '../../core/database/open-database.ts';
import { ownSingle, readSingle } from './read-single.ts';
import type { Singles } from './single-formats.ts';

type Claim = Singles['claims']['claims'][number];

/** Reads what the owner says on pages. */
export class SiteContentService {
  readonly #orm: Orm;
  readonly #edition: CurrentEdition;

  constructor(orm: Orm, edition: CurrentEdition) {
    this.#orm = orm;
    this.#edition = edition;
  }

  /** Returns the claims and contact details that differ from the site's own texts, so that pages carry little. */
  async changed(language: Language): Promise<SiteContent> {
    // Before the content, which may be newer, but never older.
    const edition = await this.#edition.current();
    const { claims } = await readSingle(this.#orm, 'claims');
    const contact = await readSingle(this.#orm, 'contact');
    return {
      edition,
      claims: changedClaims(claims, language),
      contact: isSame(contact, ownSingle('contact')) ? null : presentContact(contact),
    };
  }
}

function changedClaims(claims: readonly Claim[], language: Language): SiteContent['claims'] {
  const own = ownSingle('claims').claims;
  return claimIds.flatMap((id) => {
    const claim = claims.find((one) => one.id === id);
    if (claim)
      return isSame(
        claim,
        own.find((one) => one.id === id),
      )
        ? []
        : [presentClaim(claim, language)];
    return [{ id, is_shown: false, is_sample: false, text: '', detail: null }];
  });
}

function presentClaim({ id, shown, sample, hi, ...english }: Claim, language: Language): SiteContent['claims'][number] {
  const { text, detail } = language === 'hi' ? hi : english;
  return { id, is_shown: shown, is_sample: sample, text, detail: detail ?? null };
}

function presentContact(contact: Singles['contact']): SiteContact {
  const { mail, saturday_open: opens, saturday_close: closes, officer_name: name, officer_mail: address } = contact;
  return {
    mail: mail ?? null,
    weekdays: { opens: contact.weekdays_open, closes: contact.weekdays_close },
    saturday: opens === undefined || closes === undefined ? null : { opens, closes },
    officer: name === undefined || address === undefined ? null : { name, mail: address },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
