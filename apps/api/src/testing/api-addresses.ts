import { pino } from 'pino';
import { createApp } from '../app.ts';
import type { Services } from '../areas.ts';

/** Returns the method and address of every call of the API, such as 'GET /api/bikes/:slug'; needs no database. */
export const apiAddresses = (): string[] =>
  createApp({ services: {} as Services, logger: pino({ level: 'silent' }) })
    .routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`);
