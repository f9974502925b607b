import { describe, expect, it } from 'vitest';
import { implausibleFigures, plausibleSpan } from './plausible-spans.ts';

const petrol = { body_style: 'commuter', fuel_type: 'petrol' } as const;
const weightSpan = (displacement: Record<string, number>) =>
  plausibleSpan('kerb_weight', { ...petrol, specifications: displacement });

describe('plausible figures', () => {
  it('are those of the class, whichever field says how large the engine is', () => {
    expect(weightSpan({ engine_capacity: 650 })).toEqual(weightSpan({ displacement: 648 }));
    expect(weightSpan({ displacement: 648 })).not.toEqual(weightSpan({ displacement: 97 }));
    expect(weightSpan({})).toEqual(weightSpan({ displacement: 97 }));
  });

  it('include both ends of their range, and nothing beyond', () => {
    const [least, most] = weightSpan({ displacement: 97 }) ?? [0, 0];
    const implausibleAt = (kerb_weight: number | null) =>
      implausibleFigures({ ...petrol, specifications: { displacement: 97, kerb_weight } }).map(({ field }) => field);
    expect([least, most, null].map(implausibleAt)).toEqual([[], [], []]);
    expect([least - 1, most + 1].map(implausibleAt)).toEqual([['kerb_weight'], ['kerb_weight']]);
  });

  it('are wider for a vehicle of any class', () => {
    const [least, most] = plausibleSpan('kerb_weight') ?? [0, 0];
    expect(least).toBeLessThanOrEqual(weightSpan({ displacement: 97 })?.[0] ?? 0);
    expect(most).toBeGreaterThanOrEqual(weightSpan({ displacement: 648 })?.[1] ?? Infinity);
  });
});
