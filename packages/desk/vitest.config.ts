import { defineComponentTests } from '@dopahiya/vitest-config';

export default defineComponentTests();
