import { chatAnswerSchema, type ChatAnswer } from '@dopahiya/domain/chat';
import { chatQuestions, chatThreads } from '@dopahiya/engines/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownCatalogueApp } from '../../testing/seeded-app.ts';
import { openOwnCatalogue } from '../../testing/test-databases.ts';
import { hasOnlyKnownNumbers } from './phrasing/chat-model.ts';
import { wordsIn } from './words/chat-words.ts';

describe('answers over our own catalogue', () => {
  let ask: (body: object, lang?: string) => Promise<ChatAnswer & { status: number }>;

  beforeAll(async () => {
    const app = await ownCatalogueApp(await openOwnCatalogue(), new Date('2026-11-28T12:00:00+05:30'));
    ask = async (body, lang = 'en') => {
      const answer = await app.request(`/api/chatbot/?lang=${lang}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, ...chatAnswerSchema.parse(await answer.json()) };
    };
  });

  it('say no number that does not stand in a card, and none without its month where it is a price', async () => {
    const wrong: string[] = [];
    for (const [message] of [...chatQuestions, ...chatThreads.flat()]) {
      const { status, reply, cards } = await ask({ message });
      if (status !== 200 || !reply) wrong.push(`${message}: ${status}`);
      if (!hasOnlyKnownNumbers(reply ?? '', cards)) wrong.push(`${message}: ${reply ?? ''}`);
      if (cards.some(({ kind, month }) => kind === 'price' && month === null)) wrong.push(`${message}: no month`);
      if (cards.some(({ facts }) => facts.some(({ value }) => /undefined|null|NaN/.test(value))))
        wrong.push(`${message}: ${JSON.stringify(cards)}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['on road price of Activa in Pune', 'Honda Activa, Pune', '/price-checker?bike=activa&city=Pune'],
    [
      'Classic 350 vs Hunter 350',
      'Royal Enfield Classic 350 | Royal Enfield Hunter 350',
      '/compare-bikes/classic-350-vs-hunter-350',
    ],
    ['scooters under 90k', 'Price, ex-showroom Delhi', '/bikes?budget=0-90000&body_style=scooter'],
  ])('lead to the page with the same state: %s', async (message, title, href) => {
    const [card] = (await ask({ message })).cards;
    expect([card?.title, card?.link?.href]).toEqual([title, href]);
    expect(card?.month).toMatch(/^\d{4}-\d{2}$/);
  });

  it.each([
    ['What will a Classic 350 cost me over 5 years?', '/ownership?bike=classic-350&years=5', 'Total after resale'],
    ['iqube running cost 40 km a day in Pune', '/ownership?bike=iqube&city=Pune&km=40', 'Total after resale'],
    ['running cost of activa vs iqube', '/ownership?bike=activa&bike=iqube', 'Honda Activa'],
  ])('add up all that owning costs: %s', async (message, href, label) => {
    const { reply, cards } = await ask({ message });
    const [card] = cards;
    expect(card?.link?.href).toBe(href);
    expect(card?.facts[0]?.label).toBe(label);
    expect(reply).toMatch(/₹\d/);
    expect(hasOnlyKnownNumbers(reply ?? '', cards)).toBe(true);
  });

  it.each([
    ['what is my 2026 activa worth', '7,000 km'],
    ['what is my 2023 activa worth', '21,000 km'],
  ])('assume a usual distance for a used bike, and say so: %s', async (message, distance) => {
    const { reply, cards } = await ask({ message });
    expect(cards[0]?.facts.map(({ value }) => value)).toContain(distance);
    expect(reply).toContain(distance);
  });

  it.each([
    ['emi for 1 lakh 12% 2 years', '/emi-calculator?amount=100000&rate=12&months=24'],
    ['emi for 1 lakh', '/emi-calculator?amount=100000&rate=12&months=36'],
    ['used activa in delhi', '/used-bikes?search=activa&city=delhi'],
    ['used classic 350', '/used-bikes?search=classic+350'],
    ['used honda under 25000', '/used-bikes?brand=honda&price=0-25000'],
    ['used honda under 60000', '/used-bikes?brand=honda'],
    ['used honda under 15000 km after 2019', '/used-bikes?brand=honda&min_year=2019&max_km=20000'],
    ['used bikes', '/used-bikes'],
    ['activa price in Mumbai', '/price-checker?bike=activa&city=Mumbai'],
  ])('lead to a page that reads what was asked: %s', async (message, href) => {
    expect((await ask({ message })).cards[0]?.link?.href).toBe(href);
  });

  it.each([
    ['classic 350 vs meteor 350, which has better mileage', ['Mileage, stated']],
    ['activa vs iqube mileage', ['Mileage, stated', 'Range, stated']],
    ['classic 350 vs meteor 350, which is lighter', ['Weight']],
    ['classic 350 vs meteor 350 power', ['Power']],
    ['iqube vs chetak, which is faster', ['Top speed', 'Power']],
    ['classic 350 vs meteor 350 which is cheaper', ['Price, ex-showroom Delhi']],
    ['classic 350 vs meteor 350, which has the lower seat', ['Seat height']],
  ])('begin a comparison with what was asked of it: %s', async (message, labels) => {
    const facts = (await ask({ message })).cards[0]?.facts ?? [];
    expect(facts.slice(0, labels.length).map(({ label }) => label)).toEqual(labels);
    expect(facts[0]?.value).toMatch(/\d.* \| /);
    expect(facts.length).toBeGreaterThan(labels.length);
  });

  it('write figures and their names as the pages do', async () => {
    expect((await ask({ message: 'raider 125 abs' })).reply).toMatch(/: ABS (?:Yes|No)\.$/);
    expect((await ask({ message: 'activa seat height' })).cards[0]?.facts[0]?.label).toBe('Seat height');
    const { cards } = await ask({ message: 'value of my 2019 activa with 15000 km' });
    expect(cards[0]?.facts.at(-1)?.value).toBe('15,000 km');
  });

  it('say that a city is not known', async () => {
    expect((await ask({ message: 'activa price in Xyzpur' })).reply).toContain('We don’t know that city');
    expect((await ask({ message: 'activa price' })).reply).toContain('Tell me your city');
    expect((await ask({ message: 'emi of the activa' })).reply).toContain('Tell me your city');
  });

  it.each([
    ['activa price', 'Honda Activa, Pune'],
    ['emi of the activa', 'Honda Activa, Pune'],
    ['insurance of the activa', 'Honda Activa, Pune'],
    ['monthly cost of the activa', 'Honda Activa, Pune'],
    ['value of my 2019 activa with 15000 km', 'Honda Activa, Pune'],
  ])('are for the city that the visitor chose on the site, with a month: %s', async (message, title) => {
    const { reply, cards } = await ask({ message, city: 'Pune' });
    expect(cards[0]?.title).toBe(title);
    expect(cards[0]?.month).toMatch(/^\d{4}-\d{2}$/);
    expect(reply).not.toMatch(/Tell me your city|don’t know that city/);
  });

  it('say that the city of the visitor is not known', async () => {
    expect((await ask({ message: 'activa price', city: 'Xyzpur' })).reply).toContain('We don’t know that city');
  });

  it.each([
    ['Do I need FASTag?', /don't need FASTag/, /faqs#faq-/],
    ['how much gst is in the price', /18 %/, /faqs#faq-/],
    ['what is bh number', /what we have/, /moving-to-another-state/],
    ['what is the warranty on a new bike', /what we have/, /warranty/],
    ['how much down payment should i make', /what we have/, /down-payment/],
  ])('come from the page about a question without a bike: %s', async (message, reply, href) => {
    const answer = await ask({ message });
    expect(answer.reply).toMatch(reply);
    expect(answer.cards.map(({ link }) => link?.href).join(' ')).toMatch(href);
  });

  it.each([
    ['hdfc bike loan interest rate', '/bike-loan'],
    ['what papers do I need to buy a used bike', '/news/buying-used-papers-and-transfer'],
    ['documents needed for a bike loan', '/news/what-lenders-ask'],
    ['documents needed to sell my bike', '/news/buying-used-papers-and-transfer'],
    ['I forgot my password', '/forgot-password'],
    ['how do I delete my account', '/profile'],
    ['how do I sell my bike', '/sell-bikes'],
    ['seller asks for OTP before showing the bike', '/news/tricks-when-buying-online'],
    ['TVS showrooms in Lucknow', '/dealership/tvs?city=Lucknow'],
    ['upcoming bikes', '/new-bikes'],
    ['insurance of Classic 350 in Pune', '/price-checker?bike=classic-350&city=Pune'],
    ['petrol price in Jaipur', '/ownership'],
    ['is honda a good brand', '/honda'],
  ])('lead to the page with more: %s', async (message, href) => {
    expect((await ask({ message })).cards.map(({ link }) => link?.href)).toEqual([href]);
  });

  it('lead to used bikes with what was asked for', async () => {
    const [card] = (await ask({ message: 'used activa in Pune under 25000' })).cards;
    const [path, query] = (card?.link?.href ?? '').split('?');
    expect([path, Object.fromEntries(new URLSearchParams(query))]).toMatchObject([
      '/used-bikes',
      { search: 'activa', city: expect.stringMatching(/pune/i) as string, price: '0-25000' },
    ]);
  });

  it('call a lower price better, and more power', async () => {
    const { facts = [] } = (await ask({ message: 'is ducati a good brand' })).cards[0] ?? {};
    const { stronger, weaker, measures } = wordsIn('en').opinionLabels;
    const valueOf = (label: string) => facts.find((fact) => fact.label === label)?.value;
    expect(valueOf(stronger)).toContain(measures.max_power);
    expect(valueOf(weaker)).toContain(measures.price);
  });

  it('lend what is left of the price after the down payment', async () => {
    const amountOf = async (message: string) => {
      const [card] = (await ask({ message })).cards;
      return Number(new URLSearchParams(card?.link?.href.split('?')[1]).get('amount'));
    };
    const whole = await amountOf('emi of the activa in Pune');
    expect(whole).toBeGreaterThan(50_000);
    expect(await amountOf('emi of the activa in Pune with 20000 down payment')).toBe(whole - 20_000);
  });

  it.each([
    ['which city is MH14', 'MH14'],
    ['which city is KA05', 'KA05'],
    ['where is DL 8', 'DL08'],
    ['rto code of Pune', 'MH12'],
  ])('name the registration office that was asked about: %s', async (message, office) => {
    const { reply, cards } = await ask({ message });
    expect(cards[0]?.facts.map(({ value }) => value)).toEqual([office]);
    expect(reply).toContain(office);
  });

  it('list the lowest rates of lenders first', async () => {
    const rates = (await ask({ message: 'lowest interest rate for a bike loan' })).cards[0]?.facts ?? [];
    const lowest = rates.map(({ value }) => Number.parseFloat(value));
    expect(lowest.length).toBeGreaterThan(1);
    expect(lowest).toEqual(lowest.toSorted((one, other) => one - other));
  });

  it('ask for budget and use instead of listing all bikes', async () => {
    const { cards, choices } = await ask({ message: 'help me choose a bike' });
    expect([cards, choices.length]).toEqual([[], 3]);
  });

  it('list the variants of a bike with their prices', async () => {
    const { reply, cards } = await ask({ message: 'classic 350 variants' });
    expect(reply).toBe('The Royal Enfield Classic 350 comes in these variants.');
    expect(cards[0]?.facts.every(({ value }) => value.startsWith('₹'))).toBe(true);
  });

  it('name the lender whose rate is not known', async () => {
    expect((await ask({ message: 'bajaj finance interest rate' })).reply).toContain('no rate of Bajaj Finance');
  });

  it('ask back with at most three names that can be chosen', async () => {
    const { reply, choices } = await ask({ message: 'pulsar price in Pune' });
    expect(reply).toBe('Several bikes are called pulsar. Which one do you mean?');
    expect(choices).toHaveLength(3);
  });

  it('say what stands behind each line of a quotation', async () => {
    const { reply, cards } = await ask({ message: 'ex showroom 92529, rto 7902, insurance 6400, handling 1850' });
    expect(reply).toMatch(/^This is what we know about each line\./);
    expect(cards[0]?.facts.at(-1)).toEqual({
      label: 'Handling and logistics',
      value: '₹1,850, not required by any rule we know',
    });
    expect(cards[0]?.link?.href).toBe('/quote-checker');
  });

  it('leave out what is not wished for, in the list and in the address of its page', async () => {
    const { cards } = await ask({ message: 'sports bike not ktm' });
    expect(cards[0]?.facts.filter(({ label }) => label.includes('KTM'))).toEqual([]);
    expect(cards[0]?.link?.href).toBe('/bikes?body_style=sports&not_brand=ktm');
  });

  it('say where a list does not keep to all that was asked', async () => {
    expect((await ask({ message: 'cng wali bike hai koi' })).reply).toMatch(
      /^I can’t filter by everything you asked\./,
    );
    expect((await ask({ message: 'scooters under 90k' })).reply).toMatch(/^These bikes match/);
  });

  it('list the fastest as the search does, and say that many top speeds are not known', async () => {
    const { reply, cards } = await ask({ message: 'fastest bike under 3 lakh' });
    expect(reply).toContain('Bikes without a known top speed come last.');
    expect(cards[0]?.link?.href).toBe('/bikes?budget=0-300000&sort=top-speed');
    expect((await ask({ message: 'most powerful bike under 3 lakh' })).reply).not.toContain('top speed');
    expect((await ask({ message: 'सबसे तेज़ बाइक' })).reply).toContain('जिन बाइकों की टॉप स्पीड पता नहीं');
  });

  it('are in Hindi for a question in Hindi, and where the page is in Hindi', async () => {
    expect((await ask({ message: 'जुपिटर की कीमत क्या है' })).reply).toMatch(/ऑन-रोड कीमत करीब ₹/);
    expect((await ask({ message: 'hello' }, 'hi')).reply).toMatch(/^नमस्ते/);
    expect((await ask({ message: 'क्लासिक 350 का वजन' })).reply).toMatch(/: वज़न \d+ किलो/);
    expect((await ask({ message: 'दिल्ली में पेट्रोल का दाम' })).reply).toMatch(/यह [\u0900-\u097F]+ 20\d\d की कीमत है/);
  });
});
