import { healthSchema } from '@dopahiya/domain/requests';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { healthRoutes } from './health-routes.ts';
import { HealthService } from './health-service.ts';

describe('health/', () => {
  it('answers 503 while the database does not answer, and logs why', async () => {
    const refused = new Error('connection refused');
    const silent = { count: () => Promise.reject(refused) };
    const logger = pino({ level: 'silent' });
    const error = vi.spyOn(logger, 'error');
    const answer = await healthRoutes(new HealthService('PostgreSQL', silent), logger).request('/');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(healthSchema.parse(await answer.json())).toEqual({ status: 'down', database: 'PostgreSQL', bikes: 0 });
    expect(error).toHaveBeenCalledWith({ err: refused }, 'the database does not answer');
  });

  it('answers after a second and a half while the database hangs', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let answer: Response | undefined;
    const hanging = { count: () => new Promise<number>(() => undefined) };
    const asked = healthRoutes(new HealthService('PostgreSQL', hanging), pino({ level: 'silent' })).request('/');
    void Promise.resolve(asked).then((response) => (answer = response));
    await vi.advanceTimersByTimeAsync(1499);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer?.status).toBe(503);
  });
});
