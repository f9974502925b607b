import { placeName } from '@dopahiya/domain/places';
import { isElectric } from '@dopahiya/domain/specifications';
import * as texts from '#texts/chat-starters';
import type { GeneralSubject, PageSubject } from './page-subject.ts';

/** What the site remembers of the visitor; null if unknown. */
interface Visitor {
  city: string | null;
  /** In cm. */
  height: number | null;
}

const { anywhere, lists, electric, loans, quotations, usedBikes, selling } = texts;
const general: Readonly<Record<GeneralSubject, readonly texts.Starter[]>> = {
  anywhere,
  lists,
  electric,
  loans,
  quotations,
  usedBikes,
  selling,
};

/** Returns the six questions that an empty chat offers on a page. */
export const startersFor = (subject: PageSubject, visitor: Visitor) =>
  questionsFor(subject, visitor).map(([label, message]) => ({ label, message }));

function questionsFor(subject: PageSubject, visitor: Visitor): readonly texts.Starter[] {
  if (subject.kind === 'bike') return questionsAboutBike(subject, visitor);
  if (subject.kind === 'used-bike') return questionsAboutUsed(subject, visitor);
  return subject.kind === 'comparison' ? texts.compared(subject.names) : general[subject.kind];
}

function questionsAboutBike({ bike, name }: Extract<PageSubject, { kind: 'bike' }>, { city, height }: Visitor) {
  const fit = texts.fit(name, height);
  const { cost, emi, mileage, range, better } = texts.ofBike(name);
  const place = city && placeName(city);
  const price: texts.Starter = [texts.priceIn(place), texts.price(name, place)];
  const reach = isElectric(bike) ? range : mileage;
  if (bike.status === 'upcoming') return [texts.launch(name), fit, reach, ...anywhere.slice(0, 3)];
  if (bike.status === 'discontinued') return [texts.worth(name), fit, reach, cost, price, texts.papersOfUsed];
  return [price, fit, better, cost, emi, reach];
}

function questionsAboutUsed({ bike, name }: Extract<PageSubject, { kind: 'used-bike' }>, { height }: Visitor) {
  const { year_of_manufacture: year, km_ridden: km, city_name: city } = bike;
  return [
    texts.fairPrice({ name, year, km, city: city && placeName(city) }),
    texts.fit(name, height),
    texts.newPrice(name, city && placeName(city)),
    ...texts.whenBuyingUsed,
  ];
}
