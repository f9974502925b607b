export const description = 'Find, compare and price motorcycles, scooters and electric two-wheelers in India.';
