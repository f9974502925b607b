import { ChatReader, emptyThread } from '../../../packages/engines/src/chat.ts';
import { MessageParser } from '../../../packages/engines/src/chat/message-parser.ts';
import { messageText } from '../../../packages/engines/src/chat/message-text.ts';
import { messageFeatures, buckets } from '../../../packages/engines/src/chat/classifier/message-features.ts';
import { readIntent } from '../../../packages/engines/src/chat/intents/read-intent.ts';
import { quotedLines } from '../../../packages/engines/src/chat/quoted-lines.ts';
import { names } from '../../../packages/engines/src/chat/fixtures/names.ts';
import { questionsAside } from '../../../packages/engines/src/chat/fixtures/questions-aside.ts';
import { questions } from '../../../packages/engines/src/chat/fixtures/questions.ts';
import { readStems, writeOut, valuesOf } from './expand-stems.ts';
import { randomOf } from './random.ts';
import { trainWeights, chancesOf } from './train-weights.ts';
const stems = readStems();
const labels = [...new Set(stems.map(s => s.meaning))];
const random = randomOf(1);
const values = valuesOf(names);
const parser = new MessageParser(names);
let t = performance.now();
const K = Number(process.env.K ?? 2);
const feat = (text: string) => { const m = messageText(text); const said = parser.parse(m, quotedLines(text)); const f = messageFeatures(said, process.env.RULE ? [`rule:${readIntent(said)}`] : []); return { said, buckets: Int32Array.from(f.keys()), values: Float64Array.from(f.values()) }; };
const examples = stems.flatMap((stem, index) => Array.from({ length: K }, () => { const text = writeOut(stem, values, random); const f = feat(text); return { ...f, text, stem: index, label: labels.indexOf(stem.meaning), weight: 1, rule: readIntent(f.said) }; }));
console.log('examples', examples.length, 'read ms', ((performance.now() - t) / examples.length).toFixed(2), 'features', examples.reduce((s, e) => s + e.buckets.length, 0) / examples.length);
const settings = { labels: labels.length, buckets, epochs: Number(process.env.E ?? 10), rate: Number(process.env.R ?? 0.3), penalty: Number(process.env.P ?? 1e-5), seed: 7 };
const folds = Number(process.env.F ?? 5);
const foldOf = stems.map((_, i) => (i * 7919) % folds);
let right = 0, rules = 0, n = 0, sure = 0, sureRight = 0, first3 = 0;
const wrong: string[] = [];
t = performance.now();
for (let f = 0; f < (process.env.ONE ? 1 : folds); f++) {
  const train = examples.filter(e => foldOf[e.stem] !== f), test = examples.filter(e => foldOf[e.stem] === f);
  const w = trainWeights(train, settings);
  const c = new Float64Array(labels.length);
  for (const e of test) { chancesOf(e, w, c); const order = [...c.keys()].toSorted((a, b) => c[b] - c[a]); n++; const ok = order[0] === e.label; right += +ok; rules += +(e.rule === labels[e.label]); if (c[order[0]] >= 0.7) { sure++; sureRight += +ok; } if (order.slice(0, 3).includes(e.label)) first3++; if (!ok) wrong.push(`${labels[e.label]} <- ${labels[order[0]]} ${c[order[0]].toFixed(2)} ${e.text}`); }
}
console.log('s/fold', ((performance.now() - t) / 1000 / folds).toFixed(1), 'cv', (100 * right / n).toFixed(1), 'rules', (100 * rules / n).toFixed(1), 'sure', (100 * sure / n).toFixed(0), 'right of sure', (100 * sureRight / sure).toFixed(1), 'first3', (100 * first3 / n).toFixed(1));
const w = trainWeights(examples, settings);
const c = new Float64Array(labels.length);
for (const [name, set] of [['aside', questionsAside], ['own', questions]] as const) {
  let ok = 0, r = 0, s = 0, so = 0; 
  for (const [text, meaning] of set) { const f = feat(text); chancesOf(f, w, c); const top = [...c.keys()].toSorted((a, b) => c[b] - c[a])[0]; const want = meaning.split(' ')[0]; ok += +(labels[top] === want); r += +(readIntent(f.said) === want); if (c[top] >= .7) { s++; so += +(labels[top] === want); } if (labels[top] !== want && name === 'own') console.log('   ', want, '<-', labels[top], c[top].toFixed(2), text); }
  console.log(name, ok, 'rules', r, 'of', set.length, 'sure', s, so);
}
if (process.env.W) console.log(wrong.slice(0, 150).join('\n'));
