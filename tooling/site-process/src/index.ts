export { findFreePort, type ServerProcess, startServer } from './start-server.ts';
export { siteAddresses } from './site-addresses.ts';
export { seedDatabase, siteCommand, startSite } from './site.ts';
