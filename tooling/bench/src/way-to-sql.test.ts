import { describe, expect, it } from 'vitest';
import { callsOnWay, isOwn } from './way-to-sql.ts';

const call = (functionName: string, path: string) => ({ functionName, url: `file:///site/${path}` });

describe('callsOnWay', () => {
  it('names what of ours is on a stack, the outermost first, and each function once', () => {
    const stack = [
      call('select', 'node_modules/drizzle-orm/pg-core/db.js'),
      call('count', 'apps/api/dist/bike-repository.js'),
      call('', 'packages/site/dist/server/site.js'),
      call('dispatch', 'packages/site/node_modules/hono/dist/compose.js'),
      call('', 'packages/site/dist/server/site.js'),
    ];
    expect(callsOnWay(stack)).toEqual([
      { name: '(unnamed)', file: 'packages/site/dist/server/site.js' },
      { name: 'count', file: 'apps/api/dist/bike-repository.js' },
    ]);
  });

  it('takes what the built site holds of libraries for theirs', () => {
    expect(isOwn('file:///site/apps/web/build/en/server/assets/transport-CExg3.js')).toBe(false);
    expect(isOwn('file:///site/apps/web/build/en/server/index.js')).toBe(true);
  });
});
