import type { ChoiceNeeds } from '@dopahiya/domain/requests';

/** A buyer, and the answer that a friend who knows the market would give. */
export interface BuyersStory {
  buyer: string;
  city: string;
  needs: Partial<ChoiceNeeds>;
  /** At least one of these is among the first three. */
  first?: readonly string[];
  /** All of these are in the answer. */
  has?: readonly string[];
  /** None of these is in the answer. */
  lacks?: readonly string[];
}

/** Twenty buyers, written before the engine. */
export const buyersStories: readonly BuyersStory[] = [
  {
    buyer: 'Clerk in Pune, 30 km a day, wants the cheapest motorcycle to run, up to ₹90,000 on the road',
    city: 'Pune',
    needs: { use: 'commute', kind: 'motorcycle', fuel: 'petrol', kmPerDay: 30, budget: 90_000 },
    first: ['shine-100', 'tvs-sport', 'hf-deluxe'],
    has: ['shine-100'],
    lacks: ['classic-350', 'pulsar-150', 'activa', 'raider-125'],
  },
  {
    buyer: 'Shopkeeper in Lucknow, 155 cm, wants a light scooter below ₹1 lakh',
    city: 'Lucknow',
    needs: { use: 'first', kind: 'scooter', fuel: 'petrol', height: 155, budget: 100_000 },
    first: ['zest-110', 'pleasure-plus', 'dio'],
    has: ['zest-110'],
    lacks: ['burgman-street', 'classic-350', 'xoom-160'],
  },
  {
    buyer: 'Family of three in Jaipur, a scooter with room, up to ₹1.1 lakh',
    city: 'Jaipur',
    needs: { use: 'family', kind: 'scooter', hasPassenger: true, budget: 110_000, fuel: 'petrol' },
    first: ['jupiter', 'fascino-125', 'rayzr-125', 'zest-110', 'activa'],
    lacks: ['xl100', 'r15-v4', 'shine-100'],
  },
  {
    buyer: 'Engineer in Bengaluru, weekends on the highway, up to ₹2.5 lakh, 172 cm',
    city: 'Bengaluru',
    needs: { use: 'highway', kind: 'motorcycle', fuel: 'petrol', height: 172, budget: 250_000 },
    has: ['pulsar-ns400z'],
    lacks: ['splendor-plus', 'activa', 'himalayan-450', 'shine-100'],
  },
  {
    buyer: 'Student in Delhi, first motorcycle, 160 cm, up to ₹1.3 lakh',
    city: 'Delhi',
    needs: { use: 'first', kind: 'motorcycle', fuel: 'petrol', height: 160, budget: 130_000 },
    has: ['shine-100', 'raider-125'],
    lacks: ['390-duke', 'classic-350', 'r15-v4'],
  },
  {
    buyer: 'Delivery rider in Mumbai, 100 km a day, motorcycle, lowest cost',
    city: 'Mumbai',
    needs: { use: 'delivery', kind: 'motorcycle', fuel: 'petrol', kmPerDay: 100, budget: 100_000 },
    first: ['shine-100', 'platina-100', 'tvs-sport', 'hf-deluxe', 'splendor-plus-xtec'],
    has: ['shine-100'],
    lacks: ['pulsar-150', 'classic-350', 'activa'],
  },
  {
    buyer: 'Delivery rider in Delhi who wants to go electric, 80 km a day, socket at home',
    city: 'Delhi',
    needs: { use: 'delivery', fuel: 'electric', hasSocket: true, kmPerDay: 80, budget: 130_000 },
    has: ['orbiter'],
    lacks: ['qc1', 'shine-100', 'odysse-racer-neo', 'chetak-c25'],
  },
  {
    buyer: 'Office worker in Hyderabad, electric scooter, 25 km a day, socket, up to ₹1.5 lakh',
    city: 'Hyderabad',
    needs: { use: 'commute', kind: 'scooter', fuel: 'electric', hasSocket: true, kmPerDay: 25, budget: 150_000 },
    has: ['s1-x'],
    lacks: ['odysse-racer-neo', 'okinawa-r30', 'activa', 'ec-06'],
  },
  {
    buyer: 'Tenant in Mumbai without a socket, electric or petrol scooter, up to ₹1.2 lakh',
    city: 'Mumbai',
    needs: { use: 'commute', kind: 'scooter', hasSocket: false, kmPerDay: 20, budget: 120_000 },
    has: ['jupiter'],
    lacks: ['iqube', 'rizta', 'chetak'],
  },
  {
    buyer: 'Bullet lover in Chandigarh, 185 cm, up to ₹2.6 lakh, for highway',
    city: 'Chandigarh',
    needs: { use: 'highway', kind: 'motorcycle', height: 185, budget: 260_000 },
    has: ['pulsar-ns400z'],
    lacks: ['splendor-plus', 'interceptor-650'],
  },
  {
    buyer: 'Farmer in rural Bihar, cheapest thing on two wheels for market and field',
    city: 'Patna',
    needs: { use: 'commute', fuel: 'petrol', kmPerDay: 15, budget: 75_000, matters: { price: 3, energy: 2 } },
    first: ['xl100', 'hf-deluxe'],
    has: ['xl100', 'hf-deluxe'],
    lacks: ['activa', 'shine-125'],
  },
  {
    buyer: 'Nurse in Kochi, 150 cm, petrol scooter with her mother on the pillion',
    city: 'Kochi',
    needs: { use: 'family', kind: 'scooter', fuel: 'petrol', height: 150, hasPassenger: true, budget: 110_000 },
    first: ['zest-110', 'pleasure-plus', 'activa', 'jupiter', 'jupiter-125'],
    lacks: ['aerox-155', 'xoom-160', 'burgman-street'],
  },
  {
    buyer: 'Sales representative in Nagpur, 60 km a day on the highway, up to ₹1.6 lakh',
    city: 'Nagpur',
    needs: { use: 'highway', kind: 'motorcycle', fuel: 'petrol', kmPerDay: 60, budget: 160_000 },
    has: ['apache-rtr-160-4v'],
    lacks: ['shine-125', 'classic-350', 'sp-125'],
  },
  {
    buyer: 'Couple in Pune who tour, 178 cm, up to ₹4 lakh, power matters most',
    city: 'Pune',
    needs: {
      use: 'highway',
      kind: 'motorcycle',
      hasPassenger: true,
      height: 178,
      budget: 400_000,
      matters: { price: 1, power: 3, weight: 1 },
    },
    lacks: ['hunter-350', 'meteor-350', 'gold-wing'],
    has: ['pulsar-ns400z'],
  },
  {
    buyer: 'Retired teacher in Chennai, 162 cm, wants the lightest scooter, any fuel, socket at home',
    city: 'Chennai',
    needs: {
      use: 'commute',
      kind: 'scooter',
      hasSocket: true,
      height: 162,
      budget: 120_000,
      matters: { weight: 3, seat: 2, price: 1 },
    },
    has: ['zest-110'],
    lacks: ['burgman-street', 'chetak'],
  },
  {
    buyer: 'Young man in Indore, ₹3,000 a month, petrol motorcycle for the city',
    city: 'Indore',
    needs: { use: 'commute', kind: 'motorcycle', fuel: 'petrol', monthly: 3_000 },
    has: ['shine-100'],
    lacks: ['pulsar-150', 'classic-350', 'sp-125'],
  },
  {
    buyer: 'Apartment owner in Delhi, electric motorcycle, socket in the parking, up to ₹1.6 lakh',
    city: 'Delhi',
    needs: { use: 'commute', kind: 'motorcycle', fuel: 'electric', hasSocket: true, kmPerDay: 35, budget: 160_000 },
    has: ['roadster-x-plus'],
    lacks: ['rv1', 'shine-100', 's1-x'],
  },
  {
    buyer: 'College student in Bhopal, 168 cm, sporty first motorcycle up to ₹1.5 lakh, power matters',
    city: 'Bhopal',
    needs: {
      use: 'first',
      kind: 'motorcycle',
      height: 168,
      budget: 150_000,
      matters: { power: 3, price: 2, weight: 1 },
    },
    first: ['apache-rtr-160-4v', 'apache-rtr-160', 'xtreme-160r', 'xtreme-160r-4v', 'pulsar-ns160'],
    lacks: ['classic-350', 'hunter-350', 'pulsar-ns200'],
  },
  {
    buyer: 'Woman of 152 cm in Guwahati, first motorcycle, not a scooter, up to ₹2.2 lakh',
    city: 'Guwahati',
    needs: { use: 'first', kind: 'motorcycle', fuel: 'petrol', height: 152, budget: 220_000 },
    lacks: ['xpulse-200-4v', 'r15-v4', 'classic-350', 'platina-100'],
    has: ['shine-100'],
  },
  {
    buyer: 'Two friends in Ahmedabad who want one petrol scooter with real power for ₹1.6 lakh',
    city: 'Ahmedabad',
    needs: {
      use: 'commute',
      kind: 'scooter',
      fuel: 'petrol',
      hasPassenger: true,
      budget: 160_000,
      matters: { power: 3, price: 1 },
    },
    first: ['ntorq-150', 'xoom-160', 'sr-160'],
    has: ['ntorq-150'],
    lacks: ['activa-125', 'burgman-street'],
  },
];
