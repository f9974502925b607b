export const search = {
  label: 'Search',
  description: 'Search bikes and scooters by name, or describe what you need: scooter under 1 lakh with 50 kmpl.',
  intro: 'Search by name, or describe what you need: brand, budget, engine size, mileage, range or seat height.',
  failure: { title: 'Error loading bikes' },
};
export const emptySearch = { heading: 'Search', title: 'Search bikes and scooters' };
export const searchFor = (words: string) => ({
  heading: `Results for "${words}"`,
  title: `${words}: bikes and scooters`,
});
export const noResults = (words: string) => ({
  title: `No results found for "${words}"`,
  message: 'Check the spelling, use fewer words, or browse all bikes.',
});
export const backToAllBikes = 'Back to all bikes';
export const seeAllBikes = 'See all bikes';
