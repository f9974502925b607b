import { isElectric } from '@dopahiya/domain/specifications';
import * as texts from '#texts/chat-starters';
import type { PageSubject } from './page-subject.ts';

/** Returns the six questions that an empty chat offers on a page; `city` is the visitor's, null if unknown. */
export const startersFor = (subject: PageSubject, city: string | null) =>
  questionsFor(subject, city).map(([label, message]) => ({ label, message }));

function questionsFor(subject: PageSubject, city: string | null): readonly texts.Starter[] {
  if (subject.kind === 'bike') return questionsAboutBike(subject, city);
  if (subject.kind === 'used-bike') return questionsAboutUsed(subject);
  return subject.kind === 'comparison' ? texts.compared(subject.names) : texts[subject.kind];
}

function questionsAboutBike({ bike, name }: Extract<PageSubject, { kind: 'bike' }>, city: string | null) {
  const { fit, cost, emi, mileage, range, insurance } = texts.ofBike(name);
  const price: texts.Starter = [texts.priceIn(city), texts.price(name, city)];
  const reach = isElectric(bike) ? range : mileage;
  if (bike.status === 'upcoming') return [texts.launch(name), fit, reach, ...texts.anywhere.slice(0, 3)];
  if (bike.status === 'discontinued') return [texts.worth(name), fit, reach, cost, price, texts.papersOfUsed];
  return [price, fit, cost, emi, reach, insurance];
}

function questionsAboutUsed({ bike, name }: Extract<PageSubject, { kind: 'used-bike' }>) {
  const { year_of_manufacture: year, km_ridden: km, city_name: city } = bike;
  const { fit } = texts.ofBike(name);
  return [texts.fairPrice({ name, year, km, city }), fit, texts.newPrice(name, city), ...texts.whenBuyingUsed];
}
