export const upcoming = {
  label: 'New Bikes',
  heading: 'Upcoming Bikes in India',
  title: 'Upcoming bikes and scooters in India: launch dates, expected prices',
  description:
    'Bikes and scooters coming to India, with launch dates and expected ex-showroom prices, drawn to one scale.',
  intro:
    'Bikes and scooters announced for India, next launch first. Expected prices may change before launch. All bikes are drawn to one scale.',
  empty: { title: 'No upcoming bikes found' },
  failure: { title: 'Error loading upcoming bikes' },
};
