import type { Context } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { HostCookie } from '../../../core/http/host-cookie.ts';
import { type Grant, REFRESH_SECONDS } from './session-service.ts';

/** The cookie with the refresh token. */
export class RefreshCookie extends HostCookie {
  constructor(siteOrigin: string) {
    super({ name: 'refresh', siteOrigin, seconds: REFRESH_SECONDS });
  }

  /** Writes the refresh token to the cookie. @returns the rest of the grant, for scripts. */
  keep(c: Context<ApiEnv>, { refresh, ...answer }: Grant): Omit<Grant, 'refresh'> {
    this.write(c, refresh);
    return answer;
  }
}
