export const documentTitle = 'Dopahiya: bikes and scooters of India, drawn to scale, priced to the rupee';
export const documentDescription =
  'Find, compare and price motorcycles, scooters and electric two-wheelers sold in India: real dimensions, published specifications, ex-showroom prices with their month.';
