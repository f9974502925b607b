import { createContext, useContext } from 'react';
import type { ApiClient } from './create-api-client.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** Gives the API client (`value`) to every component below. */
export const ApiProvider = ApiContext.Provider;

/**
 * The API client of the nearest `ApiProvider`.
 * @throws when there is none.
 */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) {
    throw new Error('useApi found no API client, because no ApiProvider stands above. Wrap the tree in <ApiProvider>.');
  }
  return api;
}
