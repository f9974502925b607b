import { defineNodeTests } from '@dopahiya/vitest-config';

export default defineNodeTests(['app', 'server']);
