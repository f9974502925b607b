import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiProvider, useApi } from './api-context.ts';
import { type ApiClient, createApiClient } from './create-api-client.ts';

describe('useApi', () => {
  it('gives the client of the nearest ApiProvider', () => {
    const api = createApiClient({ origin: 'https://api.invalid' });
    const seen: ApiClient[] = [];
    const Reader = () => {
      seen.push(useApi());
      return null;
    };
    renderToStaticMarkup(createElement(ApiProvider, { value: api }, createElement(Reader)));
    expect(seen).toEqual([api]);
  });

  it('says what is missing outside of an ApiProvider', () => {
    const Reader = () => {
      useApi();
      return null;
    };
    expect(() => renderToStaticMarkup(createElement(Reader))).toThrow(
      'useApi found no API client, because no ApiProvider stands above. Wrap the tree in <ApiProvider>.',
    );
  });
});
