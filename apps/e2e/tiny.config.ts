import base from './playwright.config.ts';
const { globalSetup, ...rest } = base;
export default { ...rest, workers: 1, use: { ...base.use, baseURL: 'http://localhost:3220' } };
