export const categories = 'Categories';
export const scooters = { name: 'Scooters', text: 'Step through, gearless', all: 'All Scooters' };
export const sports = { name: 'Sports', text: 'Faired and quick', all: 'All Sports Bikes' };
export const mileage = { name: 'Best Mileage', text: 'Most kilometres a litre', all: 'All Best Mileage Bikes' };
export const cruisers = { name: 'Cruisers', text: 'Low seat, long legs', all: 'All Cruisers' };

export const failed = 'Failed to load bikes';
export const failedWhy = 'Check the connection and try again.';
