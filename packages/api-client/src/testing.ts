export { createTestApi } from './testing/create-test-api.ts';
