import { plural } from '@dopahiya/domain/site';

export const findBy = 'Find by';
export const brandTab = 'BRAND';
export const budgetTab = 'BUDGET';
export const displacementTab = 'DISPLACEMENT';
export const bodyStyleTab = 'BODY STYLE';
export const comingSoon = (tab: string) => `${tab} filter coming soon`;

export const searchBrands = 'Search brands';
export const searchBrandsPlaceholder = 'Search brands...';
export const brands = 'Brands';
export const models = (count: number) => plural(count, { one: `${count} model`, other: `${count} models` });
export const noBrands = 'No brands found matching your search';
export const brandsFailed = 'Error Loading Data';
export const brandsFailedWhy = 'Brands could not be loaded.';
export const moreBrandsFailedWhy = 'More brands could not be loaded.';
export const loadMoreBrands = 'Load More Brands';
export const brandsShown = (shown: number, all: number) => `${shown} of ${all} brands`;
export const categories = 'Categories';

export const budget = 'Budget';
export const displacement = 'Displacement';
export const under = (amount: string) => `Under ${amount}`;
export const above = (amount: string) => `Above ${amount}`;
export const thousands = (count: number) => `${count}k`;
export const lakhs = (count: number) => `${count}L`;
export const allRanges = 'all ranges';
export const noBikesInBudget = 'No bikes found in this budget range';
export const noBikesInRange = 'No bikes found in this range';
export const bikesFailed = 'Failed to load bikes';

export const bodyStyle = 'Body style';
export const chooseBodyStyle = 'Choose a body style to see its bikes.';
export const noBikesOfStyle = 'No bikes found for this body style';
export const styleFailed = 'Failed to load bikes. Please try again.';

export const viewAllBikes = 'View All Bikes';
export const viewAll = (bikes: string) => `View All ${bikes}`;
