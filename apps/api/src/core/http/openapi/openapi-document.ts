import { languageCodes } from '@dopahiya/domain/site';
import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { ApiEnv } from '../api-env.ts';
import { type CallGroup, invalidAnswer } from './describe-call.ts';

const groups: Record<CallGroup, string> = {
  Bikes: 'New two-wheelers: lists, groups and single models',
  Search: 'What the search box shows',
  Prices: 'Variants and on-road prices',
  Brands: 'Makers',
  Places: 'Cities and showrooms',
  Reading: 'Articles and questions',
  Reviews: 'What people say of bikes',
  'Used bikes': 'What people sell',
  'Spare parts': 'What bikes take, and samples of what is sold for them',
  Comparison: 'Bikes side by side',
  Drawings: 'Pictures of bikes',
  Accounts: 'Who somebody is, and where they are signed in',
  Chatbot: 'Questions that visitors ask in words',
  Moderation: 'Deciding of what is held and reported, for moderators alone',
  Desk: 'What owners and editors change; everybody else gets 404',
  Messages: 'What visitors write to the owner of the site',
  Service: 'The API itself',
};

const description = `Calls of the Dopahiya site. Every address may be written with or without its last slash.
Pages count from 1 and hold 10 items, or limit of them, at most 100; next and previous are addresses on the same server.
What cannot be used is answered with status 400 and a text for each field, what is not there with 404 and detail.
A method that an address does not take is answered with 405 and Allow. An answer with detail has a request_id too.
Every call takes lang, the language of the sentences in its answer: en or hi, en without it; another is answered with status 400.
Prices are whole rupees, ex-showroom Delhi unless they say otherwise. A fact that is not known is null or left out.`;

export type OpenApiDocument = Awaited<ReturnType<typeof generateSpecs>>;

/** Generates the OpenAPI document of an app from its route descriptions and validation schemas. */
export async function openApiDocument(app: Hono<ApiEnv>): Promise<OpenApiDocument> {
  const document = await generateSpecs(app, {
    documentation: {
      info: { title: 'Dopahiya API', version: '1', description },
      tags: Object.entries(groups).map(([name, words]) => ({ name, description: words })),
      servers: [{ url: '/' }],
    },
    defaultValidationErrorResponse: invalidAnswer as never,
  });
  return { ...document, paths: withLanguage(withSlashes(document.paths)) };
}

/** Adds the trailing slash that addresses of routes, but not of files, have on the site. */
function withSlashes(paths: OpenApiDocument['paths']): OpenApiDocument['paths'] {
  return Object.fromEntries(Object.entries(paths).map(([path, calls]) => [withSlash(path), calls]));
}

function withSlash(path: string): string {
  return path.endsWith('/') || path.startsWith('/media/') || /\.\w+$/.test(path) ? path : `${path}/`;
}

const language = {
  name: 'lang',
  in: 'query' as const,
  description: 'Language of the sentences in the answer; en without it',
  schema: { type: 'string' as const, enum: [...languageCodes] },
};

const methods = ['get', 'post', 'patch', 'delete'] as const;

/** Adds the parameter `lang` to every call. */
function withLanguage(paths: OpenApiDocument['paths']): OpenApiDocument['paths'] {
  for (const [path, calls] of Object.entries(paths))
    for (const call of path.startsWith('/api/') ? methods.flatMap((method) => calls?.[method] ?? []) : [])
      call.parameters = [...(call.parameters ?? []), language];
  return paths;
}
