export const categories = 'Categories';
export const scooters = { name: 'Scooters', text: 'Easy to ride, no gears', all: 'All Scooters' };
export const sports = { name: 'Sports', text: 'Full fairing, fast', all: 'All Sports Bikes' };
export const mileage = { name: 'Best Mileage', text: 'Most km per litre', all: 'All Best Mileage Bikes' };
export const cruisers = { name: 'Cruisers', text: 'Low seat, relaxed ride', all: 'All Cruisers' };

export const failed = 'Failed to load bikes';
export const failedWhy = 'Check your connection and try again.';
