import { healthSchema } from '@dopahiya/domain';
import { describe, expect, it } from 'vitest';
import { healthRoutes } from './health-routes.ts';
import { HealthService } from './health-service.ts';

describe('health/', () => {
  it('answers 503 while the database does not answer', async () => {
    const silent = { count: () => Promise.reject(new Error('connection refused')) };
    const answer = await healthRoutes(new HealthService('PostgreSQL', silent)).request('/');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(healthSchema.parse(await answer.json())).toEqual({ status: 'down', database: 'PostgreSQL', bikes: 0 });
  });
});
