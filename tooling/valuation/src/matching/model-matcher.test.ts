import { beforeAll, describe, expect, it } from 'vitest';
import { readOwnCatalogue } from '../testing/own-catalogue.ts';
import { catalogueModels } from './catalogue-models.ts';
import { modelMatcher } from './model-matcher.ts';

let match: ReturnType<typeof modelMatcher>;
beforeAll(async () => {
  match = modelMatcher(catalogueModels(await readOwnCatalogue()));
});

const found: readonly [brand: string, name: string, year: number, slug: string][] = [
  ['Honda', 'Activa', 2012, 'activa'],
  ['Honda', 'Activa 3G', 2015, 'activa'],
  ['Honda', 'Activa 6G', 2022, 'activa'],
  ['Honda', 'Activa 125 BS6', 2020, 'activa-125'],
  ['Honda', 'CB Shine', 2018, 'shine-125'],
  ['Honda', 'Shine 125 Drum', 2022, 'shine-125'],
  ['Honda', 'Shine 100', 2024, 'shine-100'],
  ['Honda', 'CB Shine SP', 2017, 'cb-shine-sp'],
  ['Honda', 'SP125', 2022, 'sp-125'],
  ['Honda', 'CB Unicorn', 2010, 'unicorn'],
  ['Honda', 'CB Unicorn 160', 2016, 'cb-unicorn-160'],
  ['Honda', 'Unicorn 160 BS6', 2020, 'unicorn'],
  ['Honda', 'Hness CB350 DLX Pro 2025', 2025, 'hness-cb350'],
  ['Honda', 'CB350 DLX Pro', 2024, 'cb350'],
  ['Honda', 'CB350C DLX Pro Special Edition', 2025, 'cb350c'],
  ['Honda', 'Hornet 2.0', 2021, 'hornet-2-0'],
  ['Honda', 'CB Hornet 160R', 2018, 'cb-hornet-160r'],
  ['Hero', 'Splendor Plus IBS i3s', 2023, 'splendor-plus'],
  ['Hero', 'Splendor Plus XTEC 2.0', 2026, 'splendor-plus-xtec'],
  ['Hero', 'Pleasure Plus BS6', 2024, 'pleasure-plus'],
  ['Hero', 'Pleasure', 2018, 'pleasure-plus'],
  ['Hero', 'XPulse 200', 2021, 'xpulse-200-4v'],
  ['Hero', 'Xtreme 160R', 2021, 'xtreme-160r'],
  ['Hero', 'Electric Photon LP', 2022, 'hero-electric-photon'],
  ['Hero', 'Optima', 2021, 'hero-electric-optima'],
  ['Ola', 'S1 Pro Gen2', 2024, 's1-pro'],
  ['Ola', 'S1 Air', 2024, 's1-air'],
  ['Harley', 'Davidson X440 S', 2023, 'x440'],
  ['Bajaj', 'Pulsar 150 Twin Disc BS6', 2021, 'pulsar-150'],
  ['Bajaj', 'Pulsar 150 Neon', 2019, 'pulsar-150'],
  ['Bajaj', 'Pulsar 180F Neon', 2019, 'pulsar-180'],
  ['Bajaj', 'Pulsar 200 NS', 2014, 'pulsar-ns200'],
  ['Bajaj', 'Pulsar NS 200 BS6', 2022, 'pulsar-ns200'],
  ['Bajaj', 'Pulsar 220 DTSi', 2016, 'pulsar-220f'],
  ['Bajaj', 'Pulsar N160 Dual Channel ABS', 2023, 'pulsar-n160'],
  ['Bajaj', 'Avenger 220 DTS-i', 2013, 'avenger-cruise-220'],
  ['Bajaj', 'Avenger Street 220', 2017, 'avenger-street-220'],
  ['Bajaj', 'Avenger Street 160', 2019, 'avenger-street-160'],
  ['Bajaj', 'Avenger Street 150', 2017, 'avenger-street-160'],
  ['Bajaj', 'Platina ComforTec 100 ES BS6', 2020, 'platina-100'],
  ['KTM', 'Duke 390', 2017, '390-duke-373'],
  ['KTM', 'Duke 390', 2024, '390-duke'],
  ['KTM', '390 Duke', 2021, '390-duke-373'],
  ['KTM', '390 Adventure', 2020, '390-adventure-373'],
  ['KTM', '390 Adventure 2025', 2025, '390-adventure'],
  ['KTM', '390 Adventure X', 2025, '390-adventure-x'],
  ['KTM', 'Duke 200 ABS', 2025, '200-duke'],
  ['Royal Enfield', 'Himalayan', 2018, 'himalayan-411'],
  ['Royal Enfield', 'Himalayan BS VI', 2023, 'himalayan-411'],
  ['Royal Enfield', 'Himalayan', 2025, 'himalayan-450'],
  ['Royal Enfield', 'Himalayan 450', 2023, 'himalayan-450'],
  ['Royal Enfield', 'Classic', 2020, 'classic-350'],
  ['Royal Enfield', 'Classic Stealth Black', 2020, 'classic-350'],
  ['Royal Enfield', 'Classic 350 BS VI', 2021, 'classic-350'],
  ['Royal Enfield', 'Classic 500', 2015, 'classic-500'],
  ['Royal Enfield', 'Classic 650', 2025, 'classic-650'],
  ['Royal Enfield', 'Goan Classic 350', 2025, 'goan-classic-350'],
  ['Royal Enfield', 'Thunderbird', 2015, 'thunderbird-350'],
  ['Royal Enfield', 'Thunderbird 350X', 2019, 'thunderbird-350x'],
  ['Royal Enfield', 'Bullet Electra', 2014, 'bullet-electra'],
  ['Royal Enfield', 'Bullet 350 ES', 2022, 'bullet-350'],
  ['Royal Enfield', 'Super meteor 650', 2025, 'super-meteor-650'],
  ['Royal Enfield', 'Meteor 350 Fireball', 2021, 'meteor-350'],
  ['Yamaha', 'YZF R15 V3 BS6', 2020, 'r15-v3'],
  ['Yamaha', 'R15 V4', 2023, 'r15-v4'],
  ['Yamaha', 'R15M Monster Energy MotoGP Edition', 2022, 'r15-v4'],
  ['Yamaha', 'R15S', 2023, 'r15s'],
  ['Yamaha', 'MT-15 BS6', 2022, 'mt-15-v2'],
  ['Yamaha', 'FZ-S FI Ver 4.0 DLX', 2024, 'fz-s-fi-v4'],
  ['Yamaha', 'FZ-S FI V3', 2019, 'fz-s-fi'],
  ['Yamaha', 'Fascino', 2018, 'fascino'],
  ['Yamaha', 'Fascino', 2022, 'fascino-125'],
  ['Yamaha', 'Fazer 25', 2018, 'fazer-25'],
  ['Suzuki', 'Access', 2014, 'access-125'],
  ['Suzuki', 'Gixxer 150', 2016, 'gixxer'],
  ['Suzuki', 'Gixxer SF BS6', 2023, 'gixxer-sf'],
  ['Suzuki', 'Gixxer SF', 2016, 'gixxer-sf-2015'],
  ['TVS', 'Apache RTR 160', 2018, 'apache-rtr-160'],
  ['TVS', 'Apache RTR 160 4V BS6', 2024, 'apache-rtr-160-4v'],
  ['TVS', 'Apache RTR 200 Fi 4V', 2019, 'apache-rtr-200-4v'],
  ['TVS', 'NTORQ 125 Race XP', 2022, 'ntorq-125'],
  ['TVS', 'NTORQ Super Squad Edition', 2024, 'ntorq-125'],
  ['Jawa', 'forty two BS6', 2020, 'jawa-42'],
  ['Jawa', 'Jawa BS6', 2021, 'jawa-standard'],
  ['Vespa', 'ZX 125', 2019, 'vespa-zx-125'],
];

const unknown: readonly [brand: string, name: string, year: number][] = [
  ['Bajaj', '2017 Model', 2017],
  ['Bajaj', 'Discover 150 F', 2014],
  ['Bajaj', 'Pulsar 135LS', 2015],
  ['Bajaj', 'Pulsar', 2015],
  ['Benling', 'Falcon Lithium Ion', 2022],
  ['Royal Enfield', 'Thunderbird 500', 2012],
  ['Yamaha', 'YZF R15 V2', 2013],
  ['Yamaha', 'YZF R15 S', 2016],
  ['Yamaha', 'Fazer', 2014],
  ['Yamaha', 'SZ-RR', 2015],
  ['KTM', 'Duke', 2018],
  ['Yamaha', 'YZF-R1 1000cc', 2013],
  ['Suzuki', 'GSX-R 1000cc', 2019],
  ['TVS', 'Activa', 2018],
  ['Honda', '', 2018],
];

describe('modelMatcher', () => {
  it('takes what sellers write for the model of that year', () => {
    for (const [brand, name, year, slug] of found)
      expect(match({ brand, name, year }).slug, `${brand} ${name} of ${year}`).toBe(slug);
  });

  it('takes what the catalogue does not have for nothing', () => {
    for (const [brand, name, year] of unknown)
      expect(match({ brand, name, year }).slug, `${brand} ${name} of ${year}`).toBeNull();
  });

  it('finds every model by its own name, or says that two are called alike', async () => {
    const models = catalogueModels(await readOwnCatalogue());
    const taken = models
      .filter(({ name }) => !name.includes('('))
      .map(({ slug, ...named }) => ({ slug, as: [2015, 2025].map((year) => match({ ...named, year }).slug) }));
    const wrong = taken.filter(({ slug, as }) => !as.includes(slug) && as.some((other) => other !== null));
    expect(wrong.map(({ slug, as }) => `${slug} is taken for ${as.join(' or ')}`)).toEqual([]);
    expect(taken.filter(({ slug, as }) => as.includes(slug)).length).toBeGreaterThan(0.98 * taken.length);
  });
});
