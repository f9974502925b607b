import { type Random, startRandom } from '../wander/random.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

const pieces = [
  ...words(String.raw`/ / / // /// \ . .. /. /.. /./ ? ? ?x # & = ; , * @ % %0 %00 %2f %2F %5c %2e %ff %E0%A4%A %0d%0a [ ] [::1 [::1]
    : :0 :99999 :x a http: http:// https:// ftp:// javascript: data:, localhost user:pw@ é क 😀 { } | ^ " < > ' ~ $ + - -vs- __proto__`),
  'x'.repeat(300),
];

const places =
  words(`/ /bikes /bikes?sort=price-low /bikes?brand= /bikes?page= /search?q= /honda /honda/activa /compare-bikes/
  /compare-bikes/activa-vs-jupiter /bike-detail/ /dealership?brand= /login?return= /emi-calculator? /quote-checker? /hi /hi/
  /api/ /api/bikes/ /api/bikes/?search= /api/docs/ /api/token/ /api/running-costs/?city= /assets/ /assets/../ /media/
  /media/share/ /sitemap.xml /robots.txt /favicon.svg /reset-password?token= /report-figure/`);

const methods = words('GET GET GET GET GET HEAD POST OPTIONS PUT DELETE PATCH TRACE PROPFIND');

const stray =
  `host: other.test|Host:|accept-encoding: zstd, br;q=0, *;q=9|accept-encoding: ÿ|if-none-match: W/"x"|if-none-match: *
range: bytes=0-1|cookie: refresh=%00; =; a|authorization: Bearer a.b.c|authorization: ÿ|x-forwarded-for: ,,::1,[
x-forwarded-for: 203.0.113.9:99999|forwarded: for="|origin: null|origin: http://[|sec-fetch-site: cross-site|content-type: ;
content-type: application/json|transfer-encoding: chunked|content-length: 5|content-length: -1|expect: 100-continue
upgrade: websocket|te: trailers|via: 1.1 x|cookie: ${'a=b; '.repeat(900)}`.split(/[|\n]/);

/** Generates requests as bytes, most of which `fetch` would refuse to send; deterministic per seed. */
export function* rawRequests(seed: number): Generator<Buffer, never> {
  const random = startRandom(seed);
  while (true) yield Buffer.from(rawRequest(random), random.below(4) === 0 ? 'utf8' : 'latin1');
}

function rawRequest(random: Random): string {
  const start = random.below(3) === 0 ? '' : random.pick(places);
  const target = start + Array.from({ length: random.below(6) }, () => random.pick(pieces)).join('') || '/';
  const method = random.pick(methods);
  const head = [
    `${method} ${target} HTTP/1.${random.below(20) === 0 ? 0 : 1}`,
    ...(random.below(30) === 0 ? [] : [`Host: ${random.below(20) === 0 ? random.pick(pieces) : 'shop.test'}`]),
    'Connection: close',
    ...Array.from({ length: random.below(3) }, () => random.pick(stray)),
  ];
  return `${head.join('\r\n')}\r\n\r\n${random.below(2) === 0 ? '' : random.pick(['hello', '0\r\n\r\n', '{"a":"\\u0000"}'])}`;
}
