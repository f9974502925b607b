import type { ModerationCase } from '@dopahiya/domain/moderation';
import { formatDate, formatNumber, formatPrice } from '@dopahiya/domain/site';
import { Badge, Link } from '@dopahiya/ui-kit';
import { offerStates } from '#texts/conversations';
import * as words from '#texts/moderation-words';
import { momentOf } from '../conversations/moment-of.ts';
import * as S from './cases.styles.ts';

interface CaseFactsProps {
  found: ModerationCase;
}

/** The bike of a case, with its price estimate. */
export function CaseBike({ found: { bike } }: CaseFactsProps) {
  if (bike === null) return null;
  const { year, km, owner, condition, registration, city, price, estimate, new_price } = bike;
  const facts: [name: string, value: string][] = [
    [words.facts.price, formatPrice(price)],
    [words.facts.estimate, estimate === null ? words.noEstimate : words.estimate(...pricesOf(estimate))],
    [words.facts.newPrice, new_price === null ? words.unknown : formatPrice(new_price)],
    [words.facts.year, String(year)],
    [words.facts.km, words.km(formatNumber(km))],
    [words.facts.owner, words.owners[owner]],
    [words.facts.condition, words.conditions[condition]],
    [words.facts.registration, registration],
    [words.facts.city, city ?? words.unknown],
  ];
  return (
    <section>
      <h3>{words.bike}</h3>
      <S.Table>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Table>
    </section>
  );
}

const pricesOf = ({ value, low, high }: NonNullable<NonNullable<ModerationCase['bike']>['estimate']>) =>
  [formatPrice(value), formatPrice(low), formatPrice(high)] as const;

/** Owner of the listing or content, with account age and history. */
export function CasePeople({ found: { people } }: CaseFactsProps) {
  if (people.length === 0) return null;
  return (
    <section>
      <h3>{words.people}</h3>
      <S.Rows>
        {people.map((person) => (
          <li key={person.role}>
            <b>{person.name}</b> <small>{words.roles[person.role]}</small>
            <p>
              {words.memberSince(formatDate(person.since))} {person.is_confirmed ? words.confirmed : words.notConfirmed}
            </p>
            <p>{words.historyOf(person)}</p>
            {person.refused > 0 && <p>{words.refusedOf(person)}</p>}
          </li>
        ))}
      </S.Rows>
    </section>
  );
}

/** Offers, latest first. */
export function CaseOffers({ found: { offers } }: CaseFactsProps) {
  if (offers.length === 0) return null;
  return (
    <section>
      <h3>{words.offers}</h3>
      <S.Rows>
        {offers.map(({ id, side, buyer, amount, status, at }) => (
          <li key={id}>
            <b>{formatPrice(amount)}</b>{' '}
            <Badge tone={status === 'accepted' ? 'success' : 'plain'} size="s">
              {offerStates[status]}
            </Badge>{' '}
            <small>
              {words.offerBy[side](buyer ?? words.former)}
              {at !== null && `, ${momentOf(at)}`}
            </small>
          </li>
        ))}
      </S.Rows>
    </section>
  );
}

/** Other cases about the same listing or person. */
export function RelatedCases({ found: { related } }: CaseFactsProps) {
  if (related.length === 0) return null;
  return (
    <section>
      <h3>{words.related}</h3>
      <S.Rows>
        {related.map(({ id, subject, title, path, of, is_open, decision }) => (
          <li key={id}>
            {path === null ? (
              <b>{title}</b>
            ) : (
              <Link to={path} target="_blank" aria-label={words.openWhat(title)}>
                {title}
              </Link>
            )}{' '}
            <small>
              {words.relatedAs(words.subjects[subject], words.relations[of])}{' '}
              {is_open ? words.waitsToo : decision !== null && words.decidedAs[decision]}
            </small>
          </li>
        ))}
      </S.Rows>
    </section>
  );
}
