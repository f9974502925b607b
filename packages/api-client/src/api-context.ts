import { createContext, useContext } from 'react';
import type { ApiClient } from './create-api-client.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** Provides the API client (`value`) to all components below. */
export const ApiProvider = ApiContext.Provider;

/** Returns the API client of the nearest `ApiProvider`. @throws if there is none. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) {
    throw new Error('useApi found no API client, because no ApiProvider stands above. Wrap the tree in <ApiProvider>.');
  }
  return api;
}
