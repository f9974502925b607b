import type { EntryContext } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routerState } from './router-state.ts';

const route = (id: string, imports: string[]) => ({ id, module: `/assets/${id}.js`, imports });

const context = (matched: string[]) =>
  ({
    manifest: {
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/a-react.js', '/assets/b-shared.js'] },
      routes: { root: route('root', ['/assets/a-react.js']), bike: route('bike', ['/assets/c-price.js']) },
    },
    serverHandoffString: '{"basename":"/"}',
    serverHandoffStream: new Blob(['encoded']).stream(),
    staticHandlerContext: { matches: matched.map((id) => ({ route: { id } })) },
  }) as unknown as EntryContext;

describe('routerState', () => {
  it('names what a page loads once and in order: shared files, manifest, routes, the entry last', async () => {
    const { modules, router } = await routerState(context(['root', 'bike']));
    expect(modules).toEqual(
      ['a-react', 'b-shared', 'c-price', 'manifest', 'root', 'bike', 'entry'].map((name) => `/assets/${name}.js`),
    );
    expect(router).toEqual({
      handoff: '{"basename":"/"}',
      stream: 'encoded',
      manifest: '/assets/manifest.js',
      routes: [
        ['root', ['/assets/root.js']],
        ['bike', ['/assets/bike.js']],
      ],
    });
  });

  it('says so when server and browser were not built together', async () => {
    await expect(routerState(context(['root', 'news']))).rejects.toThrow('Route news is rendered but not in');
  });
});
