export const documentTitle = 'Dopahiya: bikes and scooters in India, drawn to scale, priced to the rupee';
export const documentDescription =
  'Find and compare motorcycles, scooters and electric two-wheelers in India. See real dimensions, specifications and prices with their month.';
