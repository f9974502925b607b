export const upcoming = {
  label: 'New Bikes',
  heading: 'Upcoming Bikes in India',
  title: 'Upcoming bikes and scooters in India: launch dates, expected prices',
  description:
    'Two-wheelers that are announced for India, with launch date and expected ex-showroom price where they are known, drawn to one scale.',
  intro:
    'What makers have announced for India and do not sell yet; the next launch comes first, unknown dates last. Expected prices may change until the launch; where none is known, none is shown. All bikes are drawn to one scale, from their published dimensions where there are any.',
  empty: { title: 'No upcoming bikes found' },
  failure: { title: 'Error loading upcoming bikes' },
};
