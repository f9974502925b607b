import { type Category, categorySchema } from '@dopahiya/domain/bikes';
import type { Wording } from '@dopahiya/domain/languages';
import { type BikeCategory, listOf } from '@dopahiya/domain/requests';
import type { Language } from '@dopahiya/domain/site';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../../core/http/request-language.ts';

const names: Record<BikeCategory, Wording> = {
  scooters: { en: 'Scooters', hi: 'स्कूटर' },
  sports: { en: 'Sports Bikes', hi: 'स्पोर्ट्स बाइकें' },
  mileage: { en: 'Best Mileage', hi: 'सबसे अच्छा माइलेज' },
  cruisers: { en: 'Cruisers', hi: 'क्रूज़र' },
};

const categoriesIn = (language: Language): Category[] =>
  Object.entries(names).map(([slug, name], index) => ({ id: index + 1, name: name[language], slug }));

/** Route `categories/`: the values of `category` in `bikes/`. */
export function categoryRoutes() {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Bikes',
      summary: 'The groups that bikes/ takes as category',
      answer: listOf(categorySchema),
    }),
    (c) => c.json(categoriesIn(languageOf(c))),
  );
}
