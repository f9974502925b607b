const finders = ['new-bikes', 'new-scooters', 'trending-bikes', 'popular', 'bikes', 'brands', 'search'];
const electric = ['electric', 'electric-bikes', 'electric-scooters'];
const tools = ['compare-bike', 'compare-electric-bikes', 'dealership', 'bike-loan', 'emi-calculator'];
const market = ['used-bikes', 'sell-bikes', 'bike-news', 'login'];
const texts = ['about-us', 'privacy-policy', 'terms-and-conditions', 'contact-us', 'cookies', 'accessibility'];

/** Fixed addresses that the site links to and whose page is not built yet; one that is built is taken off here. */
export const unbuiltPages: ReadonlySet<string> = new Set([...finders, ...electric, ...tools, ...market, ...texts]);
