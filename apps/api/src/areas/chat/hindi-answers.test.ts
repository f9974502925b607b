import { chatAnswerSchema } from '@dopahiya/domain/chat';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownCatalogueApp } from '../../testing/seeded-app.ts';
import { openOwnCatalogue } from '../../testing/test-databases.ts';

type App = Awaited<ReturnType<typeof ownCatalogueApp>>;

let app: App;

beforeAll(async () => {
  app = await ownCatalogueApp(await openOwnCatalogue(), new Date('2026-11-28T12:00:00+05:30'));
});

async function textsFor(message: string): Promise<string[]> {
  const headers = { 'content-type': 'application/json' };
  const response = await app.request('/api/chatbot/?lang=hi', {
    method: 'POST',
    headers,
    body: JSON.stringify({ message }),
  });
  const { reply, cards } = chatAnswerSchema.parse(await response.json());
  const facts = cards.flatMap((card) => card.facts.flatMap(({ label, value }) => [label ?? '', value ?? '']));
  return [reply ?? '', ...cards.map(({ title }) => title ?? ''), ...facts];
}

const english =
  /\b(?:km|kmpl|km\/h|mm|cm|kg|cc|months?|Delhi|Pune|Jaipur|Lucknow|Patna|Uttar Pradesh|sample|price|what|the|black)\b|\d %/i;

describe('the bot in Hindi', () => {
  it.each([
    'Activa की ऑन-रोड कीमत पुणे में कितनी है',
    'jupiter 125 ka mileage batao',
    'Classic 350 की सीट मेरे लिए ऊँची तो नहीं? कद 160 सेमी',
    'hunter 350 aur classic 350 me kaun si loon',
    'पल्सर 150 की किस्त 3 साल की',
    'कोटेशन: ex showroom 92529 RTO 7902 insurance 9344 handling 1850 total 111625',
    'मेरी 2020 की activa कितने की बिकेगी 25000 किमी चली है',
    'दूसरे राज्य में बाइक ले जानी है',
    'स्कूटर चोरी हो गया',
    'एबीएस और सीबीएस में फर्क',
    'Rizta एक चार्ज में कितना चलता है',
    'activa aur rizta 5 saal me kaun sasta padega',
    'जयपुर में पेट्रोल का दाम',
    'लखनऊ में TVS का शोरूम',
    'Ntorq 125 के सारे वेरिएंट',
    'UP32 कहाँ का नंबर है',
  ])('answers ‘%s’ with Hindi places, units and pages', async (message) => {
    for (const text of await textsFor(message)) expect(text).not.toMatch(english);
  });

  it('says the answer of a question it found', async () => {
    expect(await textsFor('E20 पेट्रोल से नुकसान है क्या')).toContainEqual(expect.stringMatching(/एथेनॉल/));
  });
});
