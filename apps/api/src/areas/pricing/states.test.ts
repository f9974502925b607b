import { describe, expect, it } from 'vitest';
import { stateNamed, states } from './states.ts';

describe('stateNamed', () => {
  it('knows 28 states and 8 union territories', () => {
    expect(new Set(states).size).toBe(36);
  });

  it('knows each of them in any case', () => {
    for (const state of states)
      for (const name of [state, ` ${state.toUpperCase()} `, state.replaceAll(' and ', ' & ')])
        expect(stateNamed(name), name).toBe(state);
  });

  it.each([
    ['Orissa', 'Odisha'],
    ['Pondicherry', 'Puducherry'],
    ['NCT of Delhi', 'Delhi'],
    ['New Delhi', 'Delhi'],
    ['UTTRAKHAND', 'Uttarakhand'],
    ['Uttaranchal', 'Uttarakhand'],
    ['CHHATISGARH', 'Chhattisgarh'],
    ['CHATTISGARH', 'Chhattisgarh'],
    ['DAMAN AND DIU', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['Dadra & Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['ANDAMAN AND NICOBAR', 'Andaman and Nicobar Islands'],
  ])('knows %s as %s', (name, state) => {
    expect(stateNamed(name)).toBe(state);
  });

  it.each(['', 'Bengal', 'Sindh', 'constructor'])('does not know %j', (name) => {
    expect(stateNamed(name)).toBeUndefined();
  });
});
