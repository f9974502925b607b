import { Client } from 'pg';
import { vi } from 'vitest';

type Query = (...question: unknown[]) => unknown;

/** Returns the maximum number of queries pending on one PostgreSQL connection while a function runs. */
export async function mostAskedAtOnce(work: () => Promise<unknown>): Promise<number> {
  const asked = new WeakMap<Client, number>();
  let max = 0;
  const query = Reflect.get(Client.prototype, 'query') as Query;
  const counted: Query = function (this: Client, ...question) {
    const change = (by: number) => asked.set(this, (asked.get(this) ?? 0) + by).get(this) ?? 0;
    max = Math.max(max, change(1));
    const answer = Reflect.apply(query, this, question);
    const end = () => void change(-1);
    if (answer instanceof Promise) answer.then(end, end);
    else end();
    return answer;
  };
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(counted);
  await work();
  spy.mockRestore();
  return max;
}
