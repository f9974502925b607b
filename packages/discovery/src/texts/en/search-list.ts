export const search = {
  label: 'Search',
  description: 'Bikes and scooters found by name, or by plain words such as: scooter under 1 lakh with 50 kmpl.',
  intro:
    'Search by name, or say what you need in plain words: a brand, a budget, an engine size, a mileage, a range or a seat height.',
  failure: { title: 'Error loading bikes' },
};
export const emptySearch = { heading: 'Search', title: 'Search bikes and scooters' };
export const searchFor = (words: string) => ({
  heading: `Results for "${words}"`,
  title: `${words}: bikes and scooters`,
});
export const noResults = (words: string) => ({
  title: `No results found for "${words}"`,
  message: 'No bike fits these words. Check their spelling, use fewer of them, or look through all bikes.',
});
export const backToAllBikes = 'Back to all bikes';
export const seeAllBikes = 'See all bikes';
