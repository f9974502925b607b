import { chromium } from 'playwright';
import { readFileSync, existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
const base='http://localhost:4120';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic']});
for (const path of process.argv.slice(2)) {
const p = await (await b.newContext()).newPage();
const got=[];
p.on('response',async r=>{ if(r.request().resourceType()==='script'){ const h=await r.allHeaders(); got.push([r.url().split('/').pop(), Number(h['content-length']??0), h['content-encoding']])}});
await p.goto(base+path); await p.waitForTimeout(3500);
console.log(path, got.length,'scripts', got.reduce((s,g)=>s+g[1],0),'bytes', got.map(g=>g[1]).join(' '));
}
await b.close();
