import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from './api-env.ts';

/** Name of a cookie, the site's address, and how long browsers keep the cookie. */
export interface HostCookieParts {
  name: string;
  siteOrigin: string;
  seconds: number;
}

/** Host-only cookie: HttpOnly, not sent by other sites, and secure on https. */
export class HostCookie {
  readonly #name: string;
  readonly #attributes: { path: string; httpOnly: boolean; secure: boolean; sameSite: 'Strict' };
  readonly #seconds: number;

  constructor({ name, siteOrigin, seconds }: HostCookieParts) {
    const secure = siteOrigin.startsWith('https:');
    this.#name = secure ? `__Host-${name}` : name;
    this.#attributes = { path: '/', httpOnly: true, secure, sameSite: 'Strict' };
    this.#seconds = seconds;
  }

  read(c: Context<ApiEnv>): string | undefined {
    return getCookie(c, this.#name);
  }

  write(c: Context<ApiEnv>, value: string): void {
    setCookie(c, this.#name, value, { ...this.#attributes, maxAge: this.#seconds });
  }

  clear(c: Context<ApiEnv>): void {
    deleteCookie(c, this.#name, this.#attributes);
  }
}
