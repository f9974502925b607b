import { clientAddresses } from '../core/http/client-address.ts';
import type { Allowance } from '../core/limits/rate-limit.ts';
import { type RateLimits, rateLimits } from '../core/limits/rate-limits.ts';

/** Creates rate limits with these allowances and a fixed clock, so that nothing is restored meanwhile. */
export function testLimits(allowances: Partial<Record<keyof RateLimits, Allowance>>): RateLimits {
  const now = new Date('2026-11-21T12:00:00+05:30');
  return rateLimits({ clock: () => now, clientAddress: clientAddresses() }, {}, allowances);
}
