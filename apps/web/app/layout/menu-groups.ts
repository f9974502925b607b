import { paths } from '@dopahiya/domain';

/** One entry of the main menu, with a line that says what lies behind it. */
interface MenuItem {
  label: string;
  to: string;
  hint: string;
}

/** A group of the main menu; without items the group itself is the link. */
export interface MenuGroup {
  label: string;
  to?: string;
  items?: readonly MenuItem[];
}

const item = (label: string, to: string, hint: string): MenuItem => ({ label, to, hint });

/** The main menu in its order. */
export const menuGroups: readonly MenuGroup[] = [
  {
    label: 'Bikes',
    items: [
      item('New Bikes', paths.newBikes, 'Just launched and coming soon'),
      item('Popular Brands', paths.trendingBikes, 'Find a bike by its maker'),
      item('Best Bikes', paths.bestBikes, 'The most popular of every body style'),
      item('New Scooters', paths.newScooters, 'Step through, no gears'),
      item('Popular Bikes', paths.popular, 'What most people buy'),
      item('Compare Bikes', paths.compareBike, 'Two bikes at one scale'),
      item('Showrooms', paths.dealership, 'Dealers by brand and city'),
    ],
  },
  {
    label: 'Electric',
    items: [
      item('Electric', paths.electric, 'Everything that runs on a battery'),
      item('Electric Bikes', paths.electricBikes, 'Motorcycles without a tank'),
      item('Electric Scooters', paths.electricScooters, 'Range, charging time, price'),
      item('Compare Electric', paths.compareElectricBikes, 'Two of them at one scale'),
    ],
  },
  {
    label: 'Bike Finance',
    items: [
      item('Bike Loan', paths.bikeLoan, 'How a two-wheeler loan works'),
      item('EMI Calculator', paths.emiCalculator, 'What a month costs'),
    ],
  },
  {
    label: 'Used Bikes',
    items: [
      item('Used Bikes', paths.usedBikes, 'Listings with photos'),
      item('Sell Bikes', paths.sellBikes, 'List yours in three steps'),
    ],
  },
  { label: 'News & Reviews', to: paths.bikeNews },
];

/** Whether the menu group leads to the page at this path. */
export function isInGroup({ to, items = [] }: MenuGroup, pathname: string): boolean {
  return to === pathname || items.some((entry) => entry.to === pathname);
}
