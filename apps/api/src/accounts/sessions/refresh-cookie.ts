import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '../../http/api-env.ts';
import { type Grant, REFRESH_SECONDS } from './session-service.ts';

/** The cookie in which a browser carries its refresh token: no script reads it, and no other site has it sent. */
export class RefreshCookie {
  readonly #name: string;
  readonly #attributes: { path: string; httpOnly: boolean; secure: boolean; sameSite: 'Strict' };

  constructor(siteOrigin: string) {
    const secure = siteOrigin.startsWith('https:');
    this.#name = secure ? '__Host-refresh' : 'refresh';
    this.#attributes = { path: '/', httpOnly: true, secure, sameSite: 'Strict' };
  }

  read(c: Context<ApiEnv>): string | undefined {
    return getCookie(c, this.#name);
  }

  write(c: Context<ApiEnv>, token: string): void {
    setCookie(c, this.#name, token, { ...this.#attributes, maxAge: REFRESH_SECONDS });
  }

  /** Answers with what is for scripts, and puts what is not into the cookie. */
  give(c: Context<ApiEnv>, { refresh, ...answer }: Grant): Response {
    this.write(c, refresh);
    return c.json(answer);
  }

  clear(c: Context<ApiEnv>): void {
    deleteCookie(c, this.#name, this.#attributes);
  }
}
