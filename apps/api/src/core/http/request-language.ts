import { languageQuery, wordingOf } from '@dopahiya/domain/inputs';
import type { Language } from '@dopahiya/domain/site';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { invalidFields } from '../errors.ts';
import { errors } from '../texts/index.ts';

/** Returns the language of the sentences in an answer: `lang` of the query, else English. `Accept-Language` doesn't count. */
export function languageOf(c: Context<ApiEnv>): Language {
  return languageQuery.safeParse(c.req.query('lang')).data ?? 'en';
}

/** Middleware that answers 400 to a language the API doesn't speak, as to any other word outside a closed list. */
export const refuseUnknownLanguage: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { error } = languageQuery.safeParse(c.req.query('lang'));
  if (error) throw invalidFields({ lang: error.issues.map(({ message }) => wordingOf(message)) });
  await next();
};
