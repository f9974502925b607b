import type { APIRequestContext } from '@playwright/test';

/** Language that a visitor reads the site in, and never leaves. */
export interface Reading {
  /** BCP 47 tag, as pages state it in `lang`. */
  tag: string;
  /** Returns the address of a page in this language. */
  addressOf: (path: string) => string;
  /** Checks whether an address is one of this language. */
  has: (address: string) => boolean;
}

const alternate = /<link rel="alternate" hreflang="([a-z]{2}-[A-Z]{2})" href="([^"]+)"/gi;

/**
 * Looks a language up by its code among those that the home page names.
 * @throws if the site is not in this language.
 */
export async function readLanguage(request: APIRequestContext, origin: string, code: string): Promise<Reading> {
  const html = await (await request.get(`${origin}/`)).text();
  const languages = Array.from(html.matchAll(alternate), ([, tag = '', address = '']) => ({
    tag,
    prefix: new URL(address).pathname.replace(/\/$/, ''),
  }));
  const own = languages.find(({ tag }) => tag.startsWith(`${code}-`));
  if (!own) throw new Error(`${origin} has no page in '${code}', only ${languages.map(({ tag }) => tag).join(', ')}.`);
  const longestFirst = languages.toSorted((one, other) => other.prefix.length - one.prefix.length);
  const languageOf = (address: string) => longestFirst.find(({ prefix }) => isBelow(address, prefix));
  return {
    tag: own.tag,
    addressOf: (path) => (path === '/' ? own.prefix || '/' : own.prefix + path),
    has: (address) => languageOf(address) === own,
  };
}

const isBelow = (address: string, prefix: string): boolean =>
  address.startsWith(prefix) && /^(?:[/?]|$)/.test(address.slice(prefix.length));
