import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressIn, languageAt, pathIn, type SiteLanguage, siteLanguages } from '@dopahiya/domain/site';
import type { PageFacts } from '../pages/define-page.ts';
import type { OwnerSettings } from '../pages/owner-settings.ts';
import type { PageKey } from '../pages/page-key.ts';
import type { ServerContext } from './server-context.ts';
import type { RequestHandler, RouterContext, RouterContextProvider, ServerBuild } from 'react-router';
import { securityHeadersOf } from './answers.ts';
import type { Env } from './env.ts';
import type { Gateway } from './gateway.ts';
import { OwnerContent } from './owner-content.ts';
import { refuseVisitor, type Render, type Visitor } from './render-limits.ts';

type Build = ServerBuild & {
  entry: { module: { serverContext: RouterContext<ServerContext | null>; sitePages: readonly PageFacts[] } };
};

/** Built site; React, the router and the pages of a language are loaded on first use. */
export interface BuiltSite {
  /** English, and other built languages. */
  languages: readonly SiteLanguage[];
  content: OwnerContent;
  render: Render;
  loadPages: () => Promise<readonly PageFacts[]>;
  loadKeyOf: () => Promise<(url: URL) => PageKey>;
}

/** Opens the site built in a folder, with API calls through the gateway. */
export function openBuiltSite(
  build: string,
  env: Env,
  { gateway, report }: { gateway: Gateway } & Pick<ServerContext, 'report'>,
): BuiltSite {
  const languages = siteLanguages.filter(({ code }) => existsSync(serverBuild(build, code)));
  const { SITE_ORIGIN: origin } = env;
  const settings: OwnerSettings = {
    hidesClaims: env.OWNER_CLAIMS === 'hidden' || undefined,
    grievanceOfficer: env.GRIEVANCE_OFFICER,
  };
  const content = new OwnerContent({ gateway, origin, languages, settings });
  const photosOrigin = env.api.listingPhotosOrigin;
  const secure = securityHeadersOf(origin);
  const handlers = new Map<SiteLanguage, Promise<Handler>>();
  const handlerOf = (language: SiteLanguage) => {
    const handler = handlers.get(language) ?? loadHandler(build, language);
    handlers.set(language, handler);
    return handler;
  };
  const render: Render = async (address, visitor) => {
    const language = languageAt(address, languages);
    const owner = await content.settingsIn(language);
    const { handle, Context, serverContext } = await handlerOf(language);
    const calls = new VisitorCalls(gateway, visitor);
    const bringsCookies = Boolean(visitor?.form?.cookie);
    const context = new Context();
    context.set(serverContext, {
      fetch: calls.fetch,
      origin,
      owner,
      bringsCookies,
      photosOrigin,
      ...(report && { report }),
    });
    // Uses the site's own origin: the visitor's Host header must not get into a page.
    const page = await handle(new Request(origin + address, requestOf(visitor)), context);
    const answer = calls.refusedFor > 0 ? refuseVisitor(calls.refusedFor, address) : page;
    // Once, before it is cached.
    secure(answer, address);
    return answer;
  };
  // The page definitions are the same in every language.
  const loadPages = async () => (await loadBuild(build, siteLanguages[0])).entry.module.sitePages;
  return {
    languages,
    content,
    render,
    loadPages,
    loadKeyOf: async () =>
      keyReader((await import('../pages/page-key.ts')).pageKeyReader(await loadPages()), languages),
  };
}

/** Returns a function for the cache key of a URL in any language; each language has its own key. */
export function keyReader(keyOf: (url: URL) => PageKey, languages: readonly SiteLanguage[]): (url: URL) => PageKey {
  return (url) => {
    const language = languageAt(url.pathname, languages);
    const plain = new URL(url);
    plain.pathname = pathIn(url.pathname, language);
    const key = keyOf(plain);
    return { ...key, address: addressIn(key.address, language) };
  };
}

/** Node caches the import. */
const loadBuild = async (build: string, { code }: SiteLanguage): Promise<Build> =>
  (await import(/* @vite-ignore */ pathToFileURL(serverBuild(build, code)).href)) as Build;

const serverBuild = (build: string, code: string): string => join(build, code, 'server/index.js');

interface Handler {
  handle: RequestHandler;
  Context: typeof RouterContextProvider;
  serverContext: RouterContext<ServerContext | null>;
}

async function loadHandler(build: string, language: SiteLanguage): Promise<Handler> {
  const { createRequestHandler, RouterContextProvider: Context } = await import('react-router');
  const built = await loadBuild(build, language);
  return {
    handle: createRequestHandler(built, 'production'),
    Context,
    serverContext: built.entry.module.serverContext,
  };
}

function requestOf(visitor: Visitor | undefined): RequestInit | undefined {
  const { form } = visitor ?? {};
  return form && { method: 'POST', body: form.body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

/** API calls of one page on behalf of its visitor, so that the visitor's rate limits apply. */
export class VisitorCalls {
  readonly #gateway: Gateway;
  readonly #visitor: Visitor | undefined;
  /** Seconds until the API accepts this visitor again; 0 if not limited. */
  refusedFor = 0;

  constructor(gateway: Gateway, visitor: Visitor | undefined) {
    this.#gateway = gateway;
    this.#visitor = visitor;
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const { forwardedFor, caller, form } = this.#visitor ?? {};
    if (forwardedFor) request.headers.set('x-forwarded-for', forwardedFor);
    if (form?.userAgent) request.headers.set('user-agent', form.userAgent);
    if (form?.cookie) request.headers.set('cookie', form.cookie);
    const answer = await this.#gateway.fetch(request, caller);
    // For a form, its page shows the error and keeps the input.
    if (answer.status === 429 && !form) this.refusedFor = Number(answer.headers.get('retry-after')) || 1;
    return answer;
  };
}
