export const label = 'On this page';
export const overview = 'Overview';
export const specifications = 'Specifications';
export const colours = 'Colors';
export const reviews = 'Reviews';
export const similarBikes = 'Similar Bikes';
export const faqs = 'FAQs';
export const news = 'News';
