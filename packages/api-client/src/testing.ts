export { createTestApi } from './testing/create-test-api.ts';
export { hydrateWithApi, plantFailure } from './testing/hydrate-with-api.tsx';
export { renderWithApi } from './testing/render-with-api.tsx';
