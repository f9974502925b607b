/** What a search box is called, and what stands in it, by its place. */
export const boxes = {
  header: { label: 'Search Bikes or Scooters', placeholder: 'Search Bikes or Scooters...' },
  hero: { label: 'Search by brand, model, or type', placeholder: 'light scooter under 90000' },
};
export const whatToType = 'Type a brand, model or type of bike';
