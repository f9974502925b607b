export const title = 'About Dopahiya';
export const intro =
  'A site for people in India who want to find, compare and price a two-wheeler, without being sold to on the way.';

export const storyTitle = 'Our story';
export const story = [
  'Dopahiya is Hindi for a two-wheeler. Most households in India that own a vehicle own one of these, and few purchases are talked over so long. Yet whoever looks for one meets invented ratings, prices that leave out part of what is paid, and forms that want a telephone number before they answer.',
  'We thought that the plain facts, well laid out, would be of more use. So every bike here is drawn from its own dimensions on one ground line, and every price is taken apart to the rupee.',
];
export const purposeTitle = 'Our purpose';
export const purpose =
  'That you know what you will pay, whether the bike fits you, and whether a quotation is fair, before you stand in the showroom.';
export const numbersTitle = 'In numbers';
export const numbersNote =
  'These numbers are stated by the owner of this site. They are not worked out from its data, which you can count yourself in the list of bikes.';
export const valuesTitle = 'Our core values';
export const values = [
  {
    name: 'True before complete',
    says: 'A figure that we are not sure of is left out. An estimate says that it is one, a sample that it is a sample.',
  },
  { name: 'To scale', says: 'Bikes are shown beside each other as large as they are, so that the eye can judge.' },
  {
    name: 'Nothing hidden in a price',
    says: 'Each charge names the rule that asks for it. What no rule asks for is said to be just that.',
  },
  {
    name: 'Nobody is followed',
    says: 'No telephone number is asked for before you see a price, no advertiser learns what you looked at, and what the browser remembers can be deleted.',
  },
  { name: 'For every phone', says: 'Pages are read before a script has run, on a slow line and an old telephone too.' },
];
export const voicesTitle = 'What riders say';
export const voicesNote = 'Samples, written by us to show where words of readers will stand.';
export const sample = 'Sample';
export const voices = [
  {
    who: 'A commuter in Pune',
    says: 'I went to the dealer knowing every line of the bill. We spoke about the accessories only.',
  },
  { who: 'A student in Lucknow', says: 'Two scooters at one scale told me more than a page of photographs.' },
  { who: 'A first-time buyer in Kochi', says: 'It said that it did not know the seat height. I liked that.' },
];
export const waysTitle = 'Where to go from here';
export const seeBikes = 'Explore bikes';
export const contactUs = 'Contact us';
