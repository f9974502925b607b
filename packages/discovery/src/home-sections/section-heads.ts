/** Titles and surfaces of the home page's later sections: before a section is loaded, and after, they are the same. */
export const sectionHeads = {
  rideFinder: { title: 'Find Your Perfect Ride', tone: 'sunken' },
  mostLoved: { title: 'Most Loved Bikes & Scooters' },
  categories: { title: 'Explore by category' },
  sports: { title: 'Sports Bikes', tone: 'ink' },
} as const;
