import { Client } from 'pg';

const fill = `
  with models as (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from bikes),
    places as (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from cities),
    seller as (select id from users order by id limit 1)
  insert into listings (slug, user_id, submission_key, brand_id, brand_name, bike_id, model, year, km, color, city_id,
    registration_location, owner, condition, price, is_negotiable, description, status, verified_at, is_sample, search_text,
    created_at, updated_at, expires_at)
  select 'bench-' || n, seller.id, 'bench-' || n, models.brand_id, brands.name, models.id, models.name, 2012 + n % 15,
    n::bigint * 7919 % 90000, 'Black', places.id, 'DL01', (array['1st', '2nd', '3rd+'])[1 + n % 3],
    (array['excellent', 'good', 'fair', 'needs_work'])[1 + n % 4], 15000 + n::bigint * 104729 % 150000, true,
    'A bike of a measurement, which nobody sells.', case when n % 2 = 0 then 'active' else 'pending' end,
    case when n % 2 = 0 then now() end, false,
    lower(concat_ws(' ', brands.name, models.name, 2012 + n % 15, places.name)),
    now() - n * interval '1 minute', now(), now() + interval '60 days'
  from generate_series($1::integer, $2::integer) as n
    join models on models.place = n % models.total
    join places on places.place = n::bigint * 31 % places.total
    join brands on brands.id = models.brand_id
    cross join seller`;

/** Fills a database with listings of one existing seller, up to this number. */
export async function fillListings(databaseUrl: string, from: number, to: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(fill, [from + 1, to]);
    // As the server does automatically within a minute.
    await client.query('vacuum analyze listings');
  } finally {
    await client.end();
  }
}
